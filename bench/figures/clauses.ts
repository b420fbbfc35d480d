import { closeParsers } from '../../apps/server/src/platform/parsers/run-parser.ts'
import { openClauseLabelled, readClauseLabels } from '../clauses/label.ts'
import { recogniseDocument } from '../clauses/recognise-documents.ts'
import { scoreClauses, type ClauseCase } from '../clauses/score.ts'
import type { Half } from '../extraction/read-text.ts'
import { f1Of, precisionOf, recallOf, type Counts } from '../measure/counts.ts'
import type { Figure, Measured } from '../measure/figure.ts'

/** What the half that nothing was tuned on has to reach, over all kinds: some of them are rare. */
const GOAL = 0.85

/** How well kinds of clauses are recognised against a library of our own, on both halves of the labelled contracts. */
export async function clauseFigures(folder: string | undefined): Promise<Measured[]> {
  if (folder === undefined)
    return [{ name: 'clauses of real contracts', skipped: 'no --documents FOLDER' }]
  try {
    const figures: Measured[] = []
    for (const half of ['tune', 'test'] as const)
      figures.push(...figuresOf(await casesOf(half, folder), half))
    return figures
  } finally {
    closeParsers()
  }
}

async function casesOf(half: Half, folder: string): Promise<ClauseCase[]> {
  const cases: ClauseCase[] = []
  for (const label of await readClauseLabels(half)) {
    const pages = await openClauseLabelled(label, folder)
    if (pages)
      cases.push({ found: recogniseDocument(pages, label.language), labelled: label.clauses })
  }
  return cases
}

function figuresOf(cases: readonly ClauseCase[], half: Half): Measured[] {
  const { kinds, overall } = scoreClauses(cases)
  const goal = half === 'test' ? { least: GOAL, isGate: true } : { isGate: false }
  return [
    ...kinds.map(({ kind, ...counts }): Measured => ({
      ...figureOf(counts),
      name: `clause ${kind} (${half})`,
      isGate: false,
    })),
    { ...figureOf(overall), name: `clauses of ${cases.length} contracts (${half})`, ...goal },
  ]
}

function figureOf(counts: Counts): Pick<Figure, 'value' | 'unit' | 'note'> {
  return {
    value: f1Of(counts),
    unit: 'F1',
    note: `precision ${precisionOf(counts).toFixed(2)}, recall ${recallOf(counts).toFixed(2)}, ${counts.stated} stated`,
  }
}
