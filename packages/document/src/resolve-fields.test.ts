import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyDocument,
  anyFieldValues,
  anyRichText,
  someDefinitions,
} from './testing/arbitrary-document.ts'
import { allSections } from './contract-document.ts'
import { checkRichText } from './check-rich-text.ts'
import { composeRichText } from './compose-rich-text.ts'
import { isFilled } from './field-definition.ts'
import type { FieldValues } from './field-definition.ts'
import { plainText } from './plain-text.ts'
import { resolveAroundFields, resolveDocument, resolveFields } from './resolve-fields.ts'
import type { RichText } from './rich-text.ts'
import { nodesOf } from './walk-document.ts'

const resolve = (content: RichText, values: FieldValues, locale: 'fr' | 'en' = 'fr') =>
  resolveFields(content, { definitions: someDefinitions, values, locale, currency: 'EUR' })

test('writes values in the language of the contract and keeps their marks', () => {
  const content = composeRichText(
    'Prix : **{amount_incl_tax}**, dès le {effective_date}, préavis {notice}.',
  )
  const values = {
    amount_incl_tax: 1_250_050,
    effective_date: '2026-03-09',
    notice: { count: 3, unit: 'months' },
  } as const
  const resolved = resolve(content, values)
  expect(plainText(resolved)).toBe(
    'Prix : 12\u202F500,50\u00A0€, dès le 09/03/2026, préavis 3\u00A0mois.',
  )
  const bold = [...nodesOf(resolved)].find((node) => node.type === 'text' && node.marks?.length)
  expect(bold).toMatchObject({ text: '12\u202F500,50\u00A0€', marks: [{ type: 'bold' }] })
  expect(plainText(resolve(content, values, 'en'))).toContain('3\u00A0months')
})

test('writes values in lists, quotes and cells, and leaves empty fields unchanged', () => {
  const fieldNode = { type: 'field' as const, attrs: { variable: 'client_name' } }
  const contentWith = (inline: object) => {
    const paragraph = { type: 'paragraph', attrs: { align: 'left' }, content: [inline] }
    const attrs = { colspan: 1, rowspan: 1, colwidth: null }
    return {
      type: 'doc',
      content: [
        { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph] }] },
        { type: 'blockquote', content: [paragraph] },
        {
          type: 'table',
          content: [
            { type: 'table_row', content: [{ type: 'table_cell', attrs, content: [paragraph] }] },
            { type: 'table_row' },
          ],
        },
        { type: 'page_break' },
        { type: 'paragraph', attrs: { align: 'left' } },
      ],
    } as RichText
  }
  expect(resolve(contentWith(fieldNode), { client_name: 'Acme' })).toEqual(
    contentWith({ type: 'text', text: 'Acme' }),
  )
})

test('leaves an empty field in place, to be shown by its label', () => {
  const resolved = resolve(composeRichText('Client : {client_name}'), { client_name: '  ' })
  expect(plainText(resolved, { labels: { client_name: 'Nom du client' } })).toBe(
    'Client : [Nom du client]',
  )
})

test('names the day of the signature in words until it is known', () => {
  const content = composeRichText('Fait à Lyon, le {signature_date}.')
  expect(plainText(resolve(content, {}))).toBe(
    'Fait à Lyon, le jour de la dernière signature électronique.',
  )
  expect(plainText(resolve(content, { signature_date: null }, 'en'))).toContain(
    'the day of the last electronic signature',
  )
  const known = resolveFields(content, {
    definitions: [{ ...someDefinitions[0]!, variable: 'signature_date', type: 'date' }],
    values: { signature_date: '2026-11-21' },
    locale: 'fr',
    currency: 'EUR',
  })
  expect(plainText(known)).toBe('Fait à Lyon, le 21/11/2026.')
})

test('breaks lines where the value does', () => {
  const resolved = resolve(composeRichText('{client_name}'), { client_name: 'Acme\n\n1 rue' })
  expect(resolved.content[0]).toMatchObject({
    content: [
      { type: 'text', text: 'Acme' },
      { type: 'hard_break' },
      { type: 'hard_break' },
      { type: 'text', text: '1 rue' },
    ],
  })
})

test('unwraps a conditional part when its condition holds', () => {
  const content = composeRichText('Avant\n[if remote eq true]\nÀ distance\n[end]\nAprès')
  expect(plainText(resolve(content, { remote: true }))).toBe('Avant\nÀ distance\nAprès')
  expect(plainText(resolve(content, { remote: false }))).toBe('Avant\nAprès')
  expect(plainText(resolve(content, {}))).toBe('Avant\nAprès')
})

test('never leaves a content, a cell or a quote empty', () => {
  const [conditional] = composeRichText('[if remote eq true]\nx\n[end]').content
  const within = (type: string, child: unknown) => ({ type, content: [child] })
  const json = {
    type: 'doc',
    content: [
      within('table', within('table_row', within('table_cell', conditional))),
      within('blockquote', conditional),
    ],
  }
  const { content } = checkRichText(json)
  const resolved = resolve(content as RichText, {})
  expect(resolved.content).toHaveLength(1)
  expect(checkRichText(resolved).content).toEqual(resolved)
  expect(resolve({ type: 'doc', content: [conditional as never] }, {}).content).toHaveLength(1)
})

test('is idempotent, produces valid content, and leaves no field that has a value', () => {
  fc.assert(
    fc.property(anyRichText, anyFieldValues, (raw, values) => {
      const content = checkRichText(raw).content as RichText
      const once = resolve(content, values)
      expect(resolve(once, values)).toEqual(once)
      for (const node of nodesOf(once)) {
        if (node.type === 'field') expect(isFilled(values[node.attrs.variable])).toBe(false)
        expect(node.type).not.toBe('conditional')
      }
      const isPrintable = !JSON.stringify(values).match(/\\u00|\\[bf]|\u007F/)
      if (isPrintable) expect(checkRichText(once).content).toEqual(once)
    }),
  )
})

test('resolved around its fields, a document reads the same with what each of them shows', () => {
  fc.assert(
    fc.property(anyDocument, anyFieldValues, (document, values) => {
      const context = {
        definitions: someDefinitions,
        values,
        locale: 'fr' as const,
        currency: 'EUR',
      }
      const { document: around, words } = resolveAroundFields(document, context)
      const shown = Object.fromEntries([...words].filter(([, text]) => text !== null)) as Record<
        string,
        string
      >
      const lines = (text: string) => text.replaceAll(/\r\n|\r/g, '\n')
      expect(
        allSections(around).map(({ content }) => lines(plainText(content, { values: shown }))),
      ).toEqual(
        allSections(resolveDocument(document, context)).map(({ content }) => plainText(content)),
      )
    }),
  )
})
