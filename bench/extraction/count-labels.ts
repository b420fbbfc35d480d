import { FACTS } from './fields.ts'
import { readLabels, type Label } from './label.ts'
import { readMadeUp } from './made-up/read-made-up.ts'

/** How many documents of each part of the set state each field, as the rows of the table in the README. */
export async function countLabels(): Promise<string[][]> {
  const madeUp = await Promise.all([readMadeUp('tune'), readMadeUp('test')])
  const parts: Label[][] = [
    await readLabels('tune'),
    await readLabels('test'),
    ...madeUp.map((contracts) => contracts.map(({ label }) => label)),
  ]
  const rows = FACTS.map((fact) => [
    `\`${fact}\``,
    ...parts.map((labels) => `${labels.filter(({ values }) => values[fact].length > 0).length}`),
  ])
  return [['documents', ...parts.map(({ length }) => `${length}`)], ...rows]
}
