import { durationUnits, type DurationUnit } from '../field-definition.ts'
import type { Formula, Operator, RowsFunction } from './formula.ts'

/** The words before which reading stopped; '' at the end. */
export class UnreadableFormula extends Error {
  readonly rest: string

  constructor(rest: string) {
    super(`unreadable formula before "${rest}"`)
    this.rest = rest
  }
}

/**
 * Reads a formula: fields by their variables, figures, `20 %`, `3 mois`, + - * / and parentheses; × and ÷ too. Of a
 * field of a repeated passage, `somme(prix)` is the sum over its rows and `nombre(prix)` how many there are.
 *
 * @throws UnreadableFormula
 * @example parseFormula('prix_ht * (1 + 20 %)')
 */
export function parseFormula(source: string): Formula {
  const tokens = tokensOf(source)
  let at = 0
  const formula = sum()
  if (at < tokens.length) throw stopped()
  return formula

  function sum(): Formula {
    return chain(product, ['+', '-'])
  }

  function product(): Formula {
    return chain(factor, ['*', '/'])
  }

  function chain(operand: () => Formula, operators: readonly Operator[]): Formula {
    let left = operand()
    for (;;) {
      const operator = operators.find((each) => each === tokens[at]?.text)
      if (!operator) return left
      at += 1
      left = { kind: 'operation', operator, left, right: operand() }
    }
  }

  function factor(): Formula {
    if (takes('-')) return { kind: 'minus', of: factor() }
    if (!takes('(')) return atom()
    const inner = sum()
    if (!takes(')')) throw stopped()
    return inner
  }

  function atom(): Formula {
    const token = tokens[at]
    if (!token) throw stopped()
    if (token.kind === 'word') {
      at += 1
      if (tokens[at]?.text === '(') return overRows(token)
      return { kind: 'field', variable: token.text }
    }
    if (token.kind !== 'figure') throw stopped()
    at += 1
    const digits = token.text.replace(',', '.')
    if (takes('%')) return { kind: 'figure', digits, isPercentage: true }
    const next = tokens[at]?.text ?? ''
    const unit = durationUnits.find((each) => UNITS[each].test(next))
    if (!unit) return { kind: 'figure', digits, isPercentage: false }
    if (digits.includes('.')) throw stopped()
    at += 1
    return { kind: 'span', count: Number(digits), unit }
  }

  function overRows({ text }: Token): Formula {
    const does = rowsFunctions.find((each) => FUNCTIONS[each].test(text))
    if (!does || !takes('(')) throw stopped()
    const of = tokens[at]
    if (of?.kind !== 'word') throw stopped()
    at += 1
    if (!takes(')')) throw stopped()
    return { kind: 'rows', does, variable: of.text }
  }

  function takes(text: string): boolean {
    const isNext = tokens[at]?.text === text
    if (isNext) at += 1
    return isNext
  }

  function stopped(): UnreadableFormula {
    return new UnreadableFormula(tokens[at] ? source.slice(tokens[at]!.start).trim() : '')
  }
}

interface Token {
  kind: 'figure' | 'word' | 'sign'
  text: string
  start: number
}

const TOKEN = /\s*(?:(\d{1,15}(?:[.,]\d{1,10})?)|([\p{L}_][\p{L}\d_]*)|([-+*/()%×÷−·]))/uy

function tokensOf(source: string): Token[] {
  const tokens: Token[] = []
  const end = source.trimEnd().length
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < end) {
    const start = TOKEN.lastIndex
    const found = TOKEN.exec(source)
    if (!found) throw new UnreadableFormula(source.slice(start).trim())
    const [, figure, word, sign] = found
    if (figure) tokens.push({ kind: 'figure', text: figure, start })
    else if (word) tokens.push({ kind: 'word', text: word, start })
    else tokens.push({ kind: 'sign', text: SIGNS[sign!] ?? sign!, start })
  }
  return tokens
}

const SIGNS: Readonly<Record<string, string>> = { '×': '*', '·': '*', '÷': '/', '−': '-' }

const rowsFunctions = ['sum', 'count'] as const

const FUNCTIONS: Readonly<Record<RowsFunction, RegExp>> = {
  sum: /^(?:somme|sum|suma)$/i,
  count: /^(?:nombre|count|cuenta)$/i,
}

/** In the three languages: a formula is written once, whoever reads it. */
const UNITS: Readonly<Record<DurationUnit, RegExp>> = {
  days: /^(?:jour|day|día)s?$/u,
  weeks: /^(?:semaine|week|semana)s?$/u,
  months: /^(?:mois|months?|mes(?:es)?)$/u,
  years: /^(?:an|année|year|año)s?$/u,
}
