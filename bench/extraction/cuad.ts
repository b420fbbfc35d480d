import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findInFolder } from './documents-folder.ts'
import type { Fact, FactValues } from './fields.ts'
import { decodeText, halfOf, sha256, type Half } from './read-text.ts'
import { csvRows } from './cuad/csv-rows.ts'
import {
  isPerpetual,
  normalDay,
  normalLaw,
  normalParties,
  normalPeriod,
  normalRenewal,
  normalTitle,
  type Normal,
} from './cuad/normal-answers.ts'

/** The lawyers' answers about one contract of CUAD, in the forms of our labels. */
export interface CuadAnswers {
  file: string
  /** An empty list: they found none. A missing field was not asked, or is unclear. */
  stated: { [F in Fact]?: FactValues[F][] }
  /** Answers without a single normal form. */
  unclear: { fact: Fact; answer: string }[]
}

export interface CuadFile extends CuadAnswers {
  path: string
  half: Half
}

const CSV = 'master_clauses.csv'

export interface Cuad {
  answered: CuadFile[]
  /** Names of contracts without answers. */
  unanswered: string[]
}

/** The contracts that lie beside `master_clauses.csv`, in the folder or below; undefined when it is not there. */
export async function readCuad(folder: string): Promise<Cuad | undefined> {
  const csv = await findInFolder(folder, CSV)
  if (csv === undefined) return
  const names = (await readdir(dirname(csv))).filter((name) => /\.pdf$/i.test(name)).sort()
  const answers = readCuadAnswers(decodeText(await readFile(csv)))
  const byFile = new Map(answers.map((one) => [one.file, one]))
  const answered: CuadFile[] = []
  for (const name of names) {
    const found = byFile.get(name)
    if (!found) continue
    const path = join(dirname(csv), name)
    answered.push({ ...found, path, half: halfOf(sha256(await readFile(path))) })
  }
  return { answered, unanswered: names.filter((name) => !byFile.has(name)) }
}

export function readCuadAnswers(csv: string): CuadAnswers[] {
  return csvRows(csv).map((row) => {
    const answers: CuadAnswers = { file: row.get('Filename') ?? '', stated: {}, unclear: [] }
    const read = (name: string) => row.get(name)?.trim() ?? ''
    take(answers, 'title', read('Document Name-Answer'), normalTitle)
    take(answers, 'party', read('Parties-Answer'), normalParties)
    take(answers, 'signatureDate', read('Agreement Date-Answer'), normalDay)
    take(answers, 'effectiveDate', read('Effective Date-Answer'), normalDay)
    takeExpiration(answers, read('Expiration Date-Answer'))
    take(answers, 'notice', read('Notice Period To Terminate Renewal- Answer'), normalPeriod)
    take(answers, 'governingLaw', read('Governing Law-Answer'), normalLaw)
    const renewal = read('Renewal Term-Answer')
    take(answers, 'renewalDuration', renewal, (term) => normalRenewal(term).renewalDuration)
    take(answers, 'maxRenewals', renewal, (term) => normalRenewal(term).maxRenewals)
    return answers
  })
}

function take<F extends Fact>(
  { stated, unclear }: CuadAnswers,
  fact: F,
  answer: string,
  normalise: (answer: string) => Normal<FactValues[F]>,
): void {
  const values = normalise(answer)
  if (values) stated[fact] = values as CuadAnswers['stated'][F]
  else unclear.push({ fact, answer })
}

/** A day (often computed by the lawyers), a duration, or perpetual. */
function takeExpiration(answers: CuadAnswers, answer: string): void {
  const duration = normalPeriod(answer)
  if (isPerpetual(answer)) {
    answers.stated.duration = ['indefinite']
    answers.stated.endDate = []
  } else if (duration?.length) answers.stated.duration = duration
  else take(answers, 'endDate', answer, normalDay)
}
