// A plugin of the build: writes the worker with the list of files that the shell is made of. Fonts are not among
// them: those that a page uses are kept when it uses them.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Of the public files those that the page shows without a line. */
const PUBLIC = ["/favicon.ico", "/icon.svg", "/icon-192.png", "/badge.png", "/manifest.webmanifest"];

export function shell(worker: string): Plugin {
  return {
    name: "overwinter-shell",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const entry = chunks.find((one) => one.isEntry);
      if (!entry) throw new Error("the build has no entry");
      const code = [entry.fileName, ...entry.imports];
      const styles = code.flatMap((name) => {
        const chunk = bundle[name];
        return chunk?.type === "chunk" ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
      });
      const files = ["/", ...PUBLIC, ...[...code, ...styles].map((name) => `/${name}`)];
      const text = readFileSync(worker, "utf8");
      const version = createHash("sha256")
        .update(files.join() + text)
        .digest("hex")
        .slice(0, 12);
      const list = files.map((name) => JSON.stringify(name)).join(", ");
      const source = text.replace('"__SHELL__"', list).replace("__VERSION__", version);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
