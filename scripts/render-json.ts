/** What fits on a line stands on one line, as in code: a reviewer sees one changed line for one changed value. */
const WIDTH = 100

/**
 * JSON for people: objects and lists on one line where they fit, else indented by two spaces. Ends with a line break.
 *
 * @example renderJson({ type: 'string' }) // '{ "type": "string" }\n'
 */
export function renderJson(value: unknown): string {
  // As `JSON.stringify` drops what JSON cannot hold.
  return `${render(JSON.parse(JSON.stringify(value)), '', WIDTH)}\n`
}

function render(value: unknown, indent: string, room: number): string {
  const line = onOneLine(value)
  if (line.length <= room || typeof value !== 'object' || value === null) return line
  const deeper = `${indent}  `
  const inside = Array.isArray(value)
    ? value.map((each) => deeper + render(each, deeper, WIDTH - deeper.length - 1))
    : Object.entries(value).map(([key, each]) => {
        const head = `${deeper}${JSON.stringify(key)}: `
        return head + render(each, deeper, WIDTH - head.length - 1)
      })
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${inside.join(',\n')}\n${indent}${close}`
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value)
  if (entries.length === 0) return '{}'
  return `{ ${entries.map(([key, each]) => `${JSON.stringify(key)}: ${onOneLine(each)}`).join(', ')} }`
}
