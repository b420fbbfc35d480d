import { expect, test } from 'vitest'
import { elided } from './elision.ts'

test.each([
  ['L’accès de ', 'Inès', 'L’accès d’Inès'],
  ['De ', 'Éva', 'D’Éva'],
  ['avant que ', 'Olivier', 'avant qu’Olivier'],
  ['L’accès de ', 'Léa', 'L’accès de Léa'],
  ['L’accès de ', 'Hugo', 'L’accès de Hugo'],
  ['L’accès de ', '« Avenant »', 'L’accès de « Avenant »'],
  ['Le code ', 'A1', 'Le code A1'],
  ['Aide ', 'Anne', 'Aide Anne'],
  ['', 'Anne', 'Anne'],
])('in French %j and %j are %j', (before, value, expected) => {
  expect(elided(before, value, 'fr')).toBe(expected)
})

test.each(['en', 'es'] as const)('nothing is elided in %s', (locale) => {
  expect(elided('El acceso de ', 'Inés', locale)).toBe('El acceso de Inés')
})
