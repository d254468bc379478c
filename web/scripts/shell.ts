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
    enforce: "post",
    generateBundle: {
      // After the page itself was written: it names the files that it is made of.
      order: "post",
      handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("the build has no page");
        const code = [...String(page.source).matchAll(/"(\/assets\/[^"]+)"/g)].map((found) => found[1] ?? "");
        if (!code.length) throw new Error("the page names no code");
        const files = ["/", ...PUBLIC, ...code];
        const text = readFileSync(worker, "utf8");
        const version = createHash("sha256")
          .update(files.join() + text)
          .digest("hex")
          .slice(0, 12);
        const list = files.map((name) => JSON.stringify(name)).join(", ");
        const source = text.replace('"__SHELL__"', list).replace("__VERSION__", version);
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
