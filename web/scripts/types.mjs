// Writes src/types.ts from src/schema.json, the JSON Schema of the server's messages.
import { readFileSync, writeFileSync } from "node:fs";

const schema = JSON.parse(readFileSync(new URL("../src/schema.json", import.meta.url), "utf8"));
const definitions = schema.$defs ?? schema.components ?? schema.definitions;

/** One schema as a TypeScript type. */
function type(node) {
  if (node === true || node === undefined || Object.keys(node).length === 0) return "unknown";
  if (node.$ref) return node.$ref.split("/").at(-1);
  if (node.anyOf || node.oneOf) return [...new Set((node.anyOf ?? node.oneOf).map(type))].join(" | ");
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (Array.isArray(node.type)) return node.type.map((name) => type({ ...node, type: name })).join(" | ");
  switch (node.type) {
    case "object":
      return node.properties ? object(node) : `Record<string, ${type(node.additionalProperties)}>`;
    case "array":
      if (node.prefixItems) return `[${node.prefixItems.map(type).join(", ")}]`;
      return /[ |]/.test(type(node.items)) ? `(${type(node.items)})[]` : `${type(node.items)}[]`;
    case "integer":
    case "number":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return node.type;
    default:
      return "unknown";
  }
}

function object(node) {
  const needed = new Set(node.required ?? []);
  const fields = Object.entries(node.properties).map(([name, value]) => {
    const words = value.description ? `  /** ${value.description} */\n` : "";
    return `${words}  ${JSON.stringify(name)}${needed.has(name) ? "" : "?"}: ${type(value)};`;
  });
  return `{\n${fields.join("\n")}\n}`;
}

const parts = ["// Made by scripts/types.mjs from the server's schema. Do not edit."];
for (const [name, node] of Object.entries(definitions).sort(([a], [b]) => a.localeCompare(b))) {
  const words = node.description ? `/** ${node.description.replace(/\s+/g, " ")} */\n` : "";
  parts.push(`${words}export type ${name.replace(/\W/g, "")} = ${type(node)};`);
}
writeFileSync(new URL("../src/types.ts", import.meta.url), parts.join("\n\n") + "\n");
