/** Who answers a question: the company that makes the contract, or the other party. */
export const ANSWERERS = ['us', 'counterparty'] as const

export type Answerer = (typeof ANSWERERS)[number]

/** How the form of a template asks for one field. */
export interface TemplateQuestion {
  variable: string
  /** The heading under which it is asked; '': that of its section. */
  group: string
  /** What helps to answer it, instead of what the field itself says; ''. */
  help: string
  answeredBy: Answerer
}

export type NotAskedCode = 'QUESTION_COMPUTED' | 'QUESTION_SYSTEM' | 'QUESTION_MANAGEMENT'

/** Why a field cannot be asked of the counterparty; null: it can. Only values that are typed for the contract itself are. */
export function whyNotAskedOutside({
  kind,
  formula,
  isManagement,
}: {
  kind: 'system' | 'custom'
  formula?: string | null
  isManagement: boolean
}): NotAskedCode | null {
  if (formula) return 'QUESTION_COMPUTED'
  if (kind === 'system') return 'QUESTION_SYSTEM'
  return isManagement ? 'QUESTION_MANAGEMENT' : null
}

/** Fields that are asked for under one heading. */
export interface QuestionGroup {
  id: string
  /** 'Article 3'; '' when nothing is numbered. */
  number: string
  title: string
  variables: string[]
}

/**
 * The questions under the headings of a template, in its order; then those that it gives no heading, under that of their
 * section, its own order first.
 *
 * @param groups the fields by section, in the order of the text
 */
export function arrangeQuestions(
  groups: readonly QuestionGroup[],
  questions: readonly TemplateQuestion[],
): QuestionGroup[] {
  const asked = new Set(groups.flatMap(({ variables }) => variables))
  const placed = questions.filter(({ variable, group }) => asked.has(variable) && group !== '')
  const moved = new Set(placed.map(({ variable }) => variable))
  const places = new Map(questions.map(({ variable }, place) => [variable, place]))
  const placeOf = (variable: string) => places.get(variable) ?? questions.length
  const own = [...Map.groupBy(placed, ({ group }) => group)].map(([title, under], place) => ({
    id: `heading-${place}`,
    number: '',
    title,
    variables: under.map(({ variable }) => variable),
  }))
  const left = groups.map((group) => ({
    ...group,
    variables: group.variables
      .filter((variable) => !moved.has(variable))
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
  }))
  return [...own, ...left.filter(({ variables }) => variables.length > 0)]
}

/** The questions with one of them a place earlier or later. */
export function moveQuestion(
  questions: readonly TemplateQuestion[],
  variable: string,
  by: -1 | 1,
): TemplateQuestion[] {
  const from = questions.findIndex((question) => question.variable === variable)
  const to = from + by
  const [question, other] = [questions[from], questions[to]]
  return question && other ? questions.with(from, other).with(to, question) : [...questions]
}

/** Every field that a text asks for as a question, those that the template arranged first. */
export function allQuestions(
  variables: readonly string[],
  questions: readonly TemplateQuestion[],
): TemplateQuestion[] {
  const asked = new Set(variables)
  const arranged = questions.filter(({ variable }) => asked.has(variable))
  const known = new Set(arranged.map(({ variable }) => variable))
  const others = variables.filter((variable) => !known.has(variable))
  return [
    ...arranged,
    ...others.map((variable) => ({ variable, group: '', help: '', answeredBy: 'us' as const })),
  ]
}

/** The variables that the counterparty is asked for: none of them is needed to create the contract. */
export function askedOutside(questions: readonly TemplateQuestion[]): ReadonlySet<string> {
  const outside = questions.filter(({ answeredBy }) => answeredBy === 'counterparty')
  return new Set(outside.map(({ variable }) => variable))
}
