import { CLAUSE_KINDS, readClauseLabels } from './label.ts'

/** How many documents and clauses each language has in each half, as the rows of the table in the README. */
export async function countClauseLabels(): Promise<string[][]> {
  const halves = [await readClauseLabels('tune'), await readClauseLabels('test')]
  const columns = halves.flatMap((labels) =>
    (['fr', 'en'] as const).map((language) =>
      labels.filter((label) => label.language === language),
    ),
  )
  const rows = CLAUSE_KINDS.map((kind) => [
    `\`${kind}\``,
    ...columns.map((labels) => {
      const clauses = labels.flatMap((label) => label.clauses)
      return `${clauses.filter((clause) => clause.kind === kind).length}`
    }),
  ])
  return [['documents', ...columns.map(({ length }) => `${length}`)], ...rows]
}
