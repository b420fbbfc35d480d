import { describe, expect, test } from 'vitest'
import { departuresOf, type RequestedStep, type WantedStep } from './circuit-departures.ts'

const wanted = (name: string, rule: 'oneOf' | 'all', ...validatorIds: string[]): WantedStep => ({
  name,
  rule,
  validatorIds,
  unavailable: [],
})
const asked = (name: string, rule: 'oneOf' | 'all', ...validatorIds: string[]): RequestedStep => ({
  name,
  rule,
  validatorIds,
})
const kinds = (circuit: WantedStep[], requested: RequestedStep[]) =>
  departuresOf(circuit, requested).map(({ step, kind }) => `${step} ${kind}`)

const LEGAL = wanted('Juridique', 'oneOf', 'ana', 'bob')
const BOARD = wanted('Direction', 'all', 'eve')

describe('a request keeps to its circuit', () => {
  test('with its steps, others, other names and another order', () => {
    const same = [asked('Juridique', 'oneOf', 'bob', 'ana'), asked('Direction', 'all', 'eve')]
    expect(kinds([LEGAL, BOARD], same)).toEqual([])
    expect(kinds([LEGAL, BOARD], [asked('Achats', 'all', 'zoe'), ...same.toReversed()])).toEqual([])
    expect(kinds([LEGAL], [asked('Droit', 'oneOf', 'ana', 'bob')])).toEqual([])
  })

  test('when more people must all accept', () => {
    expect(kinds([BOARD], [asked('Direction', 'all', 'eve', 'zoe')])).toEqual([])
    expect(kinds([LEGAL], [asked('Juridique', 'all', 'ana', 'bob')])).toEqual([])
  })
})

describe('a request departs from its circuit', () => {
  test('without one of its steps', () => {
    expect(kinds([LEGAL, BOARD], [asked('Direction', 'all', 'eve')])).toEqual(['Juridique removed'])
  })

  test('when another person could decide alone, or one of all is missing', () => {
    expect(kinds([LEGAL], [asked('Juridique', 'oneOf', 'ana', 'bob', 'zoe')])).toEqual([
      'Juridique changed',
    ])
    expect(kinds([LEGAL], [asked('Juridique', 'oneOf', 'ana')])).toEqual(['Juridique changed'])
    expect(kinds([BOARD], [asked('Direction', 'oneOf', 'eve', 'zoe')])).toEqual([
      'Direction changed',
    ])
  })

  test('with one step for two of the same people', () => {
    const twice = [wanted('Juridique', 'all', 'ana'), wanted('Finance', 'all', 'ana')]
    expect(kinds(twice, [asked('Finance', 'all', 'ana')])).toEqual(['Juridique removed'])
    expect(
      kinds(
        [wanted('A', 'all', 'ana'), wanted('B', 'all', 'ana', 'bob')],
        [asked('1', 'all', 'ana', 'bob'), asked('2', 'all', 'ana')],
      ),
    ).toEqual([])
  })

  test('when somebody it needs cannot be asked', () => {
    const blocked = { ...BOARD, unavailable: ['Zoé'] }
    expect(departuresOf([blocked], [asked('Direction', 'all', 'eve')])).toEqual([
      { step: 'Direction', place: 0, kind: 'unavailable', names: ['Zoé'] },
    ])
    // One of the members is enough: the others can still be asked.
    expect(
      kinds([{ ...LEGAL, unavailable: ['Zoé'] }], [asked('Juridique', 'oneOf', 'ana', 'bob')]),
    ).toEqual([])
    expect(kinds([{ ...LEGAL, validatorIds: [], unavailable: ['Comité'] }], [])).toEqual([
      'Juridique unavailable',
    ])
  })
})
