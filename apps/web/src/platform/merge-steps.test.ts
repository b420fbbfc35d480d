import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeSteps, stepList } from './merge-steps.ts'

interface Step {
  key: string
  name: string
  rule: string
  people: string[]
}

const step = (key: string, changes: Partial<Step> = {}): Step => ({
  key,
  name: key,
  rule: 'one',
  people: [],
  ...changes,
})
const options = { keyOf: ({ key }: Step) => key, sets: ['people'] }
const merge = (base: Step[], mine: Step[], theirs: Step[]) =>
  mergeSteps('steps', { base, mine, theirs }, options)
const keys = (steps: readonly Step[]) => steps.map(({ key }) => key)
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((key) => step(key)) as [Step, Step, Step, Step]

describe('two versions of the same steps', () => {
  test('keep both changes where different steps were changed', () => {
    const merged = merge([a, b], [step('a', { name: 'A' }), b], [a, step('b', { rule: 'all' })])
    expect(merged.steps).toEqual([step('a', { name: 'A' }), step('b', { rule: 'all' })])
    expect(merged.conflicts).toEqual([])
    expect(merged.taken).toMatchObject([{ act: 'changed', step: { key: 'b' }, parts: ['rule'] }])
  })

  test('keep both changes to different parts of one step, and people that either added', () => {
    const mine = step('a', { name: 'A', people: ['x'] })
    const merged = merge([a], [mine], [step('a', { rule: 'all', people: ['y'] })])
    expect(merged.steps).toEqual([step('a', { name: 'A', rule: 'all', people: ['x', 'y'] })])
    expect(merged.conflicts).toEqual([])
  })

  test('conflict at the one part that both changed', () => {
    const merged = merge([a, b], [step('a', { name: 'M' }), b], [step('a', { name: 'T' }), b])
    expect(merged.steps[0]!.name).toBe('M')
    expect(merged.conflicts).toMatchObject([{ field: 'steps.a.name', theirs: 'T' }])
    expect(stepList(options).read(merged.steps, merged.conflicts[0]!.at!)).toBe('M')
  })

  test('conflict when one removed what the other changed; either can be taken', () => {
    const list = stepList(options)
    const changed = step('b', { name: 'B' })
    const gone = merge([a, b], [a, changed], [a])
    expect(keys(gone.steps)).toEqual(['a', 'b'])
    expect(gone.conflicts).toMatchObject([{ field: 'steps.b.step', theirs: null }])
    const { at, theirs } = gone.conflicts[0]!
    expect(list.write(gone.steps, { at: at!, theirs })).toEqual([a])
    const kept = merge([a, b, c], [a, c], [a, changed, c])
    expect(keys(kept.steps)).toEqual(['a', 'c'])
    const [conflict] = kept.conflicts
    expect(list.read(kept.steps, conflict!.at!)).toBeNull()
    expect(list.write(kept.steps, { at: conflict!.at!, theirs: conflict!.theirs })).toEqual([
      a,
      changed,
      c,
    ])
  })

  test('place what each side added and moved', () => {
    const [x, y] = [step('x'), step('y')]
    expect(keys(merge([a, b], [a, x, b], [a, b, y]).steps)).toEqual(['a', 'x', 'b', 'y'])
    const both = merge([a, b, c, d], [b, a, c, d], [a, b, d, c])
    expect([keys(both.steps), both.conflicts]).toEqual([['b', 'a', 'd', 'c'], []])
    expect(both.taken.map(({ act }) => act)).toEqual(['moved'])
  })

  test('conflict about the order when both moved the same step', () => {
    const merged = merge([a, b, c, d], [d, a, b, c], [a, d, b, c])
    expect(keys(merged.steps)).toEqual(['d', 'a', 'b', 'c'])
    const [conflict] = merged.conflicts
    expect(conflict).toMatchObject({ field: 'steps.order', theirs: [a, d, b, c] })
    const { at, theirs } = conflict!
    expect(stepList(options).write(merged.steps, { at: at!, theirs })).toEqual([a, d, b, c])
  })
})

describe('any two versions', () => {
  const part = fc.constantFrom('one', 'all', 'most')
  const people = fc.uniqueArray(fc.constantFrom('p', 'q', 'r'))
  const steps = (prefix: string) =>
    fc.uniqueArray(
      fc.record({
        key: fc.constantFrom('a', 'b', 'c', 'd', 'e', `${prefix}1`, `${prefix}2`),
        name: part,
        rule: part,
        people,
      }),
      { selector: ({ key }) => key, maxLength: 7 },
    )
  const triple = fc.tuple(steps('base'), steps('mine'), steps('theirs'))
  /** The keys of steps that others have too. */
  const common = (one: unknown, other: unknown) =>
    keys(one as Step[]).filter((key) => keys(other as Step[]).includes(key))
  /** A key is known to the base, or new on one side only. */
  const onOneSide = ([base, mine, theirs]: [Step[], Step[], Step[]]) =>
    keys(mine).every((key) => keys(base).includes(key) || !keys(theirs).includes(key))

  test('are the other one where nothing was changed here, and mine where nothing was there', () => {
    fc.assert(
      fc.property(steps('base'), steps('other'), (base, other) => {
        const theirs = merge(base, base, other)
        expect([theirs.steps, theirs.conflicts]).toEqual([other, []])
        const mine = merge(base, other, base)
        expect([mine.steps, mine.taken, mine.conflicts]).toEqual([other, [], []])
        const same = merge(base, other, other)
        expect([same.steps, same.taken, same.conflicts]).toEqual([other, [], []])
      }),
    )
  })

  test('lose no step and no part that one side alone changed', () => {
    fc.assert(
      fc.property(triple.filter(onOneSide), ([base, mine, theirs]) => {
        const merged = merge(base, mine, theirs)
        const find = (of: Step[], key: string) => of.find((each) => each.key === key)
        const isAsked = (field: string) => merged.conflicts.some((each) => each.field === field)
        for (const key of new Set([...keys(base), ...keys(mine), ...keys(theirs)])) {
          const [was, here, there] = [find(base, key), find(mine, key), find(theirs, key)]
          const now = find(merged.steps, key)
          if (!was) expect(now).toEqual(here ?? there)
          else if (!here && !there) expect(now).toBeUndefined()
          else if (!here || !there) {
            const left = here ?? there
            const isChanged = JSON.stringify(left) !== JSON.stringify(was)
            expect(isAsked(`steps.${key}.step`)).toBe(isChanged)
            expect(now !== undefined).toBe(isChanged && here !== undefined)
          } else
            for (const name of ['name', 'rule'] as const) {
              const isBoth =
                here[name] !== was[name] && there[name] !== was[name] && here[name] !== there[name]
              expect(isAsked(`steps.${key}.${name}`)).toBe(isBoth)
              const mineWins = isBoth || here[name] !== was[name]
              expect(now![name]).toBe(mineWins ? here[name] : there[name])
            }
        }
        expect(keys(merged.steps)).toHaveLength(new Set(keys(merged.steps)).size)
      }),
    )
  })

  test('are the other one once each conflict takes its choice, where nothing merged', () => {
    const list = stepList(options)
    fc.assert(
      fc.property(triple.filter(onOneSide), ([base, mine, theirs]) => {
        const merged = merge(base, mine, theirs)
        const settled = merged.conflicts.reduce<object[]>(
          (now, { at, theirs: chosen }) => list.write(now, { at: at!, theirs: chosen }),
          merged.steps,
        )
        for (const { at, theirs: chosen } of merged.conflicts) {
          const now = list.read(settled, at!)
          const isOrder = 'order' in at!
          if (isOrder) expect(common(now, chosen)).toEqual(common(chosen, now))
          else expect(now).toEqual(chosen)
        }
      }),
    )
  })
})
