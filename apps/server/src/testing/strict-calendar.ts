/** How often a property may stand in a component. */
type Times = 'once' | 'atMostOnce'

/** RFC 5545, 3.4 and 3.6, RFC 7986, 5. */
const PROPERTIES: Record<string, Record<string, Times>> = {
  VCALENDAR: {
    PRODID: 'once',
    VERSION: 'once',
    METHOD: 'atMostOnce',
    CALSCALE: 'atMostOnce',
    NAME: 'atMostOnce',
    DESCRIPTION: 'atMostOnce',
    'REFRESH-INTERVAL': 'atMostOnce',
  },
  VEVENT: {
    UID: 'once',
    DTSTAMP: 'once',
    DTSTART: 'once',
    DTEND: 'atMostOnce',
    SEQUENCE: 'atMostOnce',
    STATUS: 'atMostOnce',
    TRANSP: 'atMostOnce',
    SUMMARY: 'atMostOnce',
    DESCRIPTION: 'atMostOnce',
    URL: 'atMostOnce',
    'LAST-MODIFIED': 'atMostOnce',
  },
}

const UTC = /^\d{8}T([01]\d|2[0-3])[0-5]\d[0-5]\dZ$/
/** 3.3.11: nothing but these four escapes, and neither a bare comma nor a bare semicolon. */
const TEXT = /^(?:[^\\,;\p{Cc}]|\t|\\[\\;,nN])*$/u

const VALUES: Record<string, RegExp> = {
  VERSION: /^2\.0$/,
  METHOD: /^PUBLISH$/,
  'REFRESH-INTERVAL': /^P(T\d+[HMS]|\d+[DW])$/,
  DTSTAMP: UTC,
  'LAST-MODIFIED': UTC,
  DTSTART: /^\d{8}$/,
  DTEND: /^\d{8}$/,
  SEQUENCE: /^\d+$/,
  STATUS: /^(TENTATIVE|CONFIRMED|CANCELLED)$/,
  TRANSP: /^(OPAQUE|TRANSPARENT)$/,
  URL: /^https?:\/\/[\w./:%?&=~+@#-]+$/,
  UID: TEXT,
  PRODID: /^-\/\/Tacite\/\/Tacite\/\/[A-Z]{2}$/,
  NAME: TEXT,
  SUMMARY: TEXT,
  DESCRIPTION: TEXT,
  'X-WR-CALNAME': TEXT,
  'X-WR-CALDESC': TEXT,
}

/** A value type that is not the default of its property. */
const PARAMETERS: Record<string, string> = {
  DTSTART: ';VALUE=DATE',
  DTEND: ';VALUE=DATE',
  'REFRESH-INTERVAL': ';VALUE=DURATION',
}

interface Component {
  name: string
  values: Map<string, string[]>
}

/** Throws unless this is an iCalendar object to the letter: lines, folding, components, properties, values. */
export function strictCalendar(bytes: Buffer): void {
  const open: Component[] = []
  const uids = new Set<string>()
  for (const line of contentLines(bytes)) {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z][A-Z0-9-]*)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/s.exec(line) ?? fail(line)
    if (name === 'BEGIN') open.push(begin(value, open))
    else if (name === 'END') end(open.pop(), value, uids)
    else addProperty(open.at(-1) ?? fail(line), { name, parameters, value })
  }
  if (open.length > 0) fail('a component is not closed')
}

/** 3.1: lines end in CRLF, hold at most 75 octets, and are folded between characters. */
function contentLines(bytes: Buffer): string[] {
  const text = bytes.toString('latin1')
  if (!text.endsWith('\r\n')) fail('the last line does not end')
  if (/[^\r]\n|\r[^\n]/.test(text)) fail('a line break is not CRLF')
  const lines = text.slice(0, -2).split('\r\n')
  const long = lines.find((line) => line.length > 75)
  if (long !== undefined) fail(`${long.length} octets: ${long}`)
  const decode = (line: string) =>
    new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'))
  return lines
    .map(decode)
    .reduce<string[]>(
      (unfolded, line) =>
        line.startsWith(' ')
          ? [...unfolded.slice(0, -1), unfolded.at(-1)! + line.slice(1)]
          : [...unfolded, line],
      [],
    )
}

function begin(name: string, open: readonly Component[]): Component {
  const parent = name === 'VCALENDAR' ? undefined : 'VCALENDAR'
  if (!(name in PROPERTIES) || open.at(-1)?.name !== parent) fail(`BEGIN:${name}`)
  return { name, values: new Map() }
}

function end(component: Component | undefined, name: string, uids: Set<string>): void {
  if (component?.name !== name) return fail(`END:${name}`)
  for (const [property, times] of Object.entries(PROPERTIES[name]!)) {
    const count = component.values.get(property)?.length ?? 0
    if (count > 1 || (times === 'once' && count === 0)) fail(`${count} ${property} in ${name}`)
  }
  if (name !== 'VEVENT') return
  const [uid, start, last] = ['UID', 'DTSTART', 'DTEND'].map(
    (key) => component.values.get(key)![0]!,
  )
  if (uids.has(uid!)) fail(`two events ${uid}`)
  uids.add(uid!)
  if (last! <= start!) fail(`${uid} ends before it begins`)
}

function addProperty(
  { name: component, values }: Component,
  { name, parameters, value }: { name: string; parameters: string; value: string },
): void {
  if (!(name in PROPERTIES[component]!) && !name.startsWith('X-')) fail(`${name} in ${component}`)
  if (!(VALUES[name] ?? /^[^\p{Cc}]*$/u).test(value)) fail(`${name}:${value}`)
  const expected = PARAMETERS[name] ?? ''
  // RFC 5545, 3.8.4.6: the default of URL may be stated.
  if (parameters !== expected && !(name === 'URL' && parameters === ';VALUE=URI'))
    fail(`${name}${parameters}`)
  values.set(name, [...(values.get(name) ?? []), value])
}

function fail(what: string): never {
  throw new Error(`Not an iCalendar object: ${what}`)
}
