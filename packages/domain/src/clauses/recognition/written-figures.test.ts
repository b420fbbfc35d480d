import { describe, expect, test } from 'vitest'
import { figuresBeyond, figuresOf } from './written-figures.ts'

describe('figures', () => {
  test('are percentages, amounts and durations, in figures and in words, each once', () => {
    expect(
      figuresOf(
        'La responsabilité est limitée à cent pour cent (100 %) du prix et à 50 000 euros ; la mise en demeure est de trente (30) jours, la durée de deux ans.',
      ),
    ).toEqual([
      { unit: '%', value: 100 },
      { unit: 'EUR', value: 50_000 },
      { unit: 'days', value: 30 },
      { unit: 'years', value: 2 },
    ])
    expect(
      figuresOf('The fee is 1.5% of the price or one and a half per cent, within 60 days.'),
    ).toContainEqual({ unit: '%', value: 1.5 })
  })

  test('are none where numbers have no unit', () => {
    expect(figuresOf('Article 1231-5 du code civil, loi n° 78-17 du 6 janvier 1978')).toEqual([])
  })

  test('go beyond the greatest of their unit in all wordings', () => {
    const allowed = ['Le plafond est de 100 % du prix.', 'Le plafond est de 50 % du prix.']
    expect(figuresBeyond('Le plafond est de 200 % du prix.', allowed)).toEqual([
      { unit: '%', value: 200, greatest: 100 },
    ])
    expect(figuresBeyond('Le plafond est de 100 % du prix.', allowed)).toEqual([])
  })

  test('say nothing where no wording names their unit', () => {
    expect(figuresBeyond('Le préavis est de douze mois.', ['Le plafond est de 10 %.'])).toEqual([])
  })
})
