import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { StandardAnswer } from '@tacite/domain/deadlines/standard-answer.ts'

/** A case as an outsider reads it: nothing but docs/deadlines. */
export interface PublishedCase {
  id: string
  rules: string[]
  today: string
  terms: Partial<LifecycleTerms>
  expected: Partial<StandardAnswer>
}

const folder = join(import.meta.dirname, '../../docs/deadlines')

export function published(file: 'cases.json' | 'schema.json'): unknown {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'))
}

export function publishedCases(): PublishedCase[] {
  return (published('cases.json') as { cases: PublishedCase[] }).cases
}

/** The terms of a case with the defaults that the schema gives to those that it leaves out. */
export function withDefaults(terms: Partial<LifecycleTerms>): LifecycleTerms {
  const { $defs } = published('schema.json') as {
    $defs: { Terms: { properties: Record<string, { default?: unknown }> } }
  }
  const defaults = Object.entries($defs.Terms.properties).map(([name, shape]) => {
    return [name, shape.default] as const
  })
  return { ...Object.fromEntries(defaults), ...terms } as LifecycleTerms
}
