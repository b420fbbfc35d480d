import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REMOVAL_KINDS } from '@tacite/domain/access/removal-permissions.ts'
import { locales } from '@tacite/domain/locale.ts'
import { catalogues, createTranslator } from '@tacite/i18n/server-texts.ts'
import { expect, test } from 'vitest'
import { nameOfAct } from './write-sentence.ts'

const sources = readSources()

test('every kind of event that is recorded has its sentence, in three languages', () => {
  const types = recordedTypes()
  expect(types.length).toBeGreaterThan(80)
  for (const locale of locales) {
    const t = createTranslator(locale)
    const untold = types.filter((type) => nameOfAct(t, type) === type)
    expect([locale, untold]).toEqual([locale, []])
  }
})

test('the verbs of an event that is put together are stated where it is', () => {
  const unstated = sources.filter(
    (source) => /type: `[a-z]\w+\.\$\{/.test(source) && verbsIn(source).length === 0,
  )
  expect(unstated).toEqual([])
})

test('every kind of object that an event is about has its name, in three languages', () => {
  const kinds = new Set([
    ...sources.flatMap((source) =>
      [...source.matchAll(/objectType: '(\w+)'/g)].map(([, kind]) => kind!),
    ),
    ...REMOVAL_KINDS,
  ])
  for (const locale of locales) {
    const t = createTranslator(locale)
    const unnamed = [...kinds].filter((kind) => !t.has(`audit.object.${kind}`))
    expect([locale, unnamed]).toEqual([locale, []])
  }
})

test('an act is named without who, on what and when', () => {
  const t = createTranslator('fr')
  expect(nameOfAct(t, 'step.completed')).toBe('A terminé l’étape «\u202F…\u202F»')
  expect(nameOfAct(t, 'contract.created')).toBe('A créé le contrat à partir d’une page blanche')
  expect(nameOfAct(t, 'nothing.known')).toBe('nothing.known')
})

/** `noun.verb` wherever a source says it, and what is put together from a noun and the verbs stated beside it. */
function recordedTypes(): string[] {
  const nouns = new Set([...Object.keys(sentences()), ...REMOVAL_KINDS])
  const columns = new Set([...schema().matchAll(/^ {2}(\w+): /gm)].map(([, column]) => column!))
  const whole = sources.flatMap((source) =>
    [...source.matchAll(/(?<![\w.])'([a-z]\w+)\.([a-z]\w+)'/g)]
      .filter(([, noun, verb]) => nouns.has(noun!) && !columns.has(verb!))
      .map(([, noun, verb]) => `${noun}.${verb}`),
  )
  const composed = sources.flatMap((source) =>
    [...source.matchAll(/type: `([a-z]\w+)\.\$\{/g)].flatMap(([, noun]) =>
      verbsIn(source).map((verb) => `${noun}.${verb}`),
    ),
  )
  const acts = sources.flatMap((source) =>
    [...(/type ContentAct =([^\n]*\n)+?\n/.exec(source)?.[0] ?? '').matchAll(/'(\w+)'/g)].map(
      ([, act]) => `contract.${act}`,
    ),
  )
  const removed = REMOVAL_KINDS.flatMap((kind) => [`${kind}.removed`, `${kind}.restored`])
  return [...new Set([...whole, ...composed, ...acts, ...removed])].toSorted()
}

/** `verb: 'created' | 'changed'`, or a type of that name. */
function verbsIn(source: string): string[] {
  const stated = /(?:verb:|type Verb =)\s*((?:\|?\s*'\w+'\s*)+)/.exec(source)?.[1] ?? ''
  return [...stated.matchAll(/'(\w+)'/g)].map(([, verb]) => verb!)
}

function readSources(): string[] {
  const folder = join(import.meta.dirname, '..')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

function sentences(): object {
  return catalogues.find(({ locale, area }) => locale === 'fr' && area === 'activity')!.catalogue
}

function schema(): string {
  return readFileSync(
    join(import.meta.dirname, '../../platform/database/generated/schema.ts'),
    'utf8',
  )
}
