import { FACTS, NORMAL_FORMS, UNITS, type Fact, type FactValue } from '../fields.ts'
import type { LabelledValue, LabelledValues } from '../label.ts'

export interface LabelledText {
  pages: string[]
  values: LabelledValues
}

const OPEN = '⟦'
const CLOSE = '⟧'
/** A name may contain « & ». */
const BETWEEN_FACTS = /&(?=[a-zA-Z]+(?:=|$))/
const NEW_PAGE = `${OPEN}page${CLOSE}`

/**
 * A text in which each stated fact is marked, so that its place is computed and never counted:
 * `⟦duration=3 years|trois (3) ans⟧`, without a value when it is the text itself (`⟦party|Lumen SAS⟧`), several
 * separated by `&` when the same words state them. Marks may nest; `⟦page⟧` begins a page.
 * @throws Error that quotes a mark which is not understood
 */
export function readMarkedText(marked: string): LabelledText {
  const values = Object.fromEntries(FACTS.map((fact) => [fact, []])) as unknown as LabelledValues
  const pages = marked
    .split(new RegExp(`\n?${NEW_PAGE}\n`))
    .map((page, index) => readPage(page, index, values))
  for (const fact of FACTS) values[fact].sort((a, b) => a.page - b.page || a.start - b.start)
  return { pages, values }
}

function readPage(marked: string, page: number, values: LabelledValues): string {
  let text = ''
  const open: { facts: string; start: number }[] = []
  for (const part of marked.split(new RegExp(`(${OPEN}[^|${OPEN}${CLOSE}]*\\||${CLOSE})`))) {
    if (part.startsWith(OPEN)) open.push({ facts: part.slice(1, -1), start: text.length })
    else if (part === CLOSE) {
      const mark = open.pop()
      if (!mark) throw new Error(`nothing to close after: ${text.slice(-40)}`)
      const { facts, start } = mark
      for (const stated of facts.split(BETWEEN_FACTS)) take(stated, { text, page, start }, values)
    } else text += part
  }
  const left = open.at(-1)?.facts ?? /⟦.{0,40}/.exec(text)?.[0]
  if (left !== undefined) throw new Error(`not closed: ${left}`)
  return text
}

function take(
  stated: string,
  { text, page, start }: { text: string; page: number; start: number },
  values: LabelledValues,
): void {
  const [name = '', ...rest] = stated.split('=')
  const fact = FACTS.find((one) => one === name)
  if (!fact) throw new Error(`no field ${name} in ${stated}`)
  const words = text.slice(start).replaceAll(/\s+/g, ' ').trim()
  const value = valueOf(fact, rest.length > 0 ? rest.join('=') : words)
  const entries = values[fact] as LabelledValue<FactValue>[]
  entries.push({ value, page, start, end: text.length })
}

function valueOf(fact: Fact, written: string): FactValue {
  const [count, unit] = written.split(' ')
  const candidates: unknown[] = [written, Number(written)]
  if (UNITS.some((one) => one === unit)) candidates.push({ count: Number(count), unit })
  const value = candidates.find((candidate) => NORMAL_FORMS[fact](candidate))
  if (value === undefined) throw new Error(`${fact} has no value ${written}`)
  return value as FactValue
}
