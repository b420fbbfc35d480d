import { expect, test } from 'vitest'
import { plainTemplate } from './plain-template.ts'

test.each([
  ['Le contrat <b>Bail</b> est signé', 'Le contrat Bail est signé'],
  ['<p>Une ligne</p><p>une autre</p>', 'Une ligne une autre'],
  ['<span class="x">Ana</span> a <a href="/home">refusé</a>', 'Ana a refusé'],
  ['Achat <PC> 2026, prix < 10 & > 5', 'Achat <PC> 2026, prix < 10 & > 5'],
  ['« Bail » (2026)', '« Bail » (2026)'],
])('%s', (template, text) => {
  expect(plainTemplate(template)).toBe(text)
})
