import { readFileSync } from 'node:fs'

/** The source of a template of ours, by its name without the ending. */
export function readTemplate(name: string): string {
  return readFileSync(new URL(`./templates/${name}.typ`, import.meta.url), 'utf8')
}

/** Several of them, by the names that they import one another under. */
export function readTemplates(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`${name}.typ`, readTemplate(name)]))
}
