import { expect, test } from 'vitest'
import { locales } from '@tacite/domain/locale.ts'
import { readCatalogues } from './read-catalogues.ts'
import { correctTypography, typographyProblem } from './typography.ts'

test.each([
  ["Quitter l'écran ?", 'Quitter l’écran\u202F?'],
  ['Attention!', 'Attention\u202F!'],
  ['Code : 404', 'Code\u202F: 404'],
  ['Code\u00A0: 404', 'Code\u202F: 404'],
  ['Vraiment ?!', 'Vraiment\u202F?!'],
  ['Le titre « Bail »', 'Le titre «\u202FBail\u202F»'],
  ['Le titre "{{title}}"', 'Le titre «\u202F{{title}}\u202F»'],
  ['Remise de {{rate}} %', 'Remise de {{rate}}\u202F%'],
  ['Chargement...', 'Chargement…'],
  ["Le nom d'{{name}}", 'Le nom d’{{name}}'],
])('sets the French text %j', (typed, printed) => {
  expect(correctTypography('fr', typed)).toBe(printed)
  expect(correctTypography('fr', printed)).toBe(printed)
  expect(typographyProblem('fr', typed)).not.toBeNull()
  expect(typographyProblem('fr', printed)).toBeNull()
})

test.each(['À 14:05', 'Voir https://exemple.fr/a?b=c', 'Réf. 2026:12', 'Contrats (3)'])(
  'leaves %j unchanged',
  (text) => expect(typographyProblem('fr', text)).toBeNull(),
)

test.each([
  ['es', 'Desea continuar?'],
  ['es', 'Cuidado!'],
  ['es', '“Contrato”'],
  ['en', "Don't"],
  ['en', 'Sure ?'],
  ['en', '« Lease »'],
  ['en', 'The "lease"'],
  ['fr', 'Le “bail'],
  ['fr', 'Deux  espaces'],
  ['fr', ' Un espace'],
] as const)('finds the error of %s %j', (locale, text) => {
  expect(typographyProblem(locale, text)).not.toBeNull()
})

test('every text of the catalogues is typographically correct', () => {
  const catalogues = readCatalogues()
  const problems = locales.flatMap((locale) =>
    [...catalogues[locale].values()].flatMap((texts) =>
      [...texts].flatMap(([key, text]) => {
        const problem = typographyProblem(locale, text)
        return problem === null ? [] : [`${locale} ${key} ${problem}`]
      }),
    ),
  )
  expect(problems).toEqual([])
})
