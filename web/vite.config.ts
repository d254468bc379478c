import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { shell } from "./scripts/shell";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
// Where `npm run dev` finds a running server; the built client is served by that server itself.
const server = process.env["OVERWINTER_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), shell(here("./src/worker/worker.js"))],
  resolve: {
    alias: {
      $lib: here("./src/lib"),
      $pieces: here("./src/pieces"),
      $panels: here("./src/panels"),
      $types: here("./src/types.ts"),
    },
  },
  build: {
    outDir: here("../src/overwinter/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // Everything comes from our own address; nothing is inlined, so that the strict policy holds.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What the start page needs is one file: on a slow line every further one costs a round trip.
        codeSplitting: { groups: [{ name: "page", tags: ["$initial"] }] },
      },
    },
  },
  server: {
    proxy: {
      "/api": server,
      "/plain": server,
      "/ws": { target: server, ws: true },
    },
  },
});
