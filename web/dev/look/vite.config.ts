/** `npx vite --config dev/look/vite.config.ts`: the table with moments from dev/fixtures, without a server. */
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("../.."),
  plugins: [svelte({ configFile: here("../../svelte.config.js") })],
  resolve: {
    alias: {
      $lib: here("../../src/lib"),
      $pieces: here("../../src/pieces"),
      $panels: here("../../src/panels"),
      $types: here("../../src/types.ts"),
    },
  },
  cacheDir: here("../../node_modules/.vite-look"),
  server: { port: 5199, fs: { allow: [here("../../..")] }, hmr: false },
});
