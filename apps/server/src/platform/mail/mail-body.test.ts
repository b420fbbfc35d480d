import { expect, test } from 'vitest'
import { mailBody } from './mail.ts'

test('choices stand below the action in both forms, and are escaped', () => {
  const { text, html } = mailBody({
    locale: 'fr',
    paragraphs: ['Bonjour'],
    action: { label: 'Décider', url: 'https://t.test/page' },
    choices: {
      lead: 'Ou <b>ici</b>',
      links: [
        { label: 'Valider', url: 'https://t.test/page?choice=accepted' },
        { label: 'Refuser "', url: 'https://t.test/page?a=1&choice=refused' },
      ],
    },
  })
  expect(text.split('\n\n').slice(1)).toEqual([
    'Décider\nhttps://t.test/page',
    'Ou <b>ici</b>',
    'Valider\nhttps://t.test/page?choice=accepted',
    'Refuser "\nhttps://t.test/page?a=1&choice=refused',
  ])
  expect(html).not.toContain('<b>')
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toEqual([
    'https://t.test/page',
    'https://t.test/page?choice=accepted',
    'https://t.test/page?a=1&#38;choice=refused',
  ])
})

test('a mail names its language, so that it is read aloud in it', () => {
  for (const locale of ['fr', 'en', 'es'] as const)
    expect(mailBody({ locale, paragraphs: [] }).html).toContain(`<html lang="${locale}">`)
})
