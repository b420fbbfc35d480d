import { DOMParser, XMLSerializer } from '@xmldom/xmldom'
import { expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'
import { withoutStyling } from './read-style.ts'

/** A DOM without a browser: the cleaning only uses what both have. */
function cleaned(html: string): string {
  const page = new DOMParser({ onError: () => undefined }).parseFromString(
    `<div>${withoutStyling(html)}</div>`,
    'text/html',
  )
  const root = page.documentElement as unknown as Element
  cleanPaste(root)
  return new XMLSerializer()
    .serializeToString(root as never)
    .replaceAll(' xmlns="http://www.w3.org/1999/xhtml"', '')
    .replace(/^<div>|<\/div>$/g, '')
}

test('styles become the equivalent elements', () => {
  expect(
    cleaned(
      '<p class="MsoNormal" style="text-align:justify"><span style="font-weight:700;font-style:italic">Prix</span> <span style="text-decoration:underline">net</span></p>',
    ),
  ).toBe(
    '<p data-align="justify"><span><em><strong>Prix</strong></em></span> <span><u>net</u></span></p>',
  )
})

test('markup for pages only is removed', () => {
  expect(
    cleaned(
      '<style>p{color:red}</style><p>Un<script>alert(1)</script></p><p style="display:none">caché</p>',
    ),
  ).toBe('<p>Un</p>')
})

test('the bold wrapper of Google Docs is removed', () => {
  expect(cleaned('<b style="font-weight:normal"><p>Un</p><p>Deux</p></b>')).toBe(
    '<p>Un</p><p>Deux</p>',
  )
})

const item = (level: number, mark: string, text: string) =>
  `<p class="MsoListParagraph" style="margin-left:36pt;mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${mark}<span style="font:7pt">  </span></span>${text}</p>`

test('Word lists become lists, nested by level', () => {
  const html =
    item(1, '1.', 'Un') +
    item(2, 'a)', 'Un a') +
    item(2, 'b)', 'Un b') +
    item(1, '2.', 'Deux') +
    '<p>Fin</p>'
  expect(cleaned(html)).toBe(
    '<ol data-style="decimal"><li><p>Un</p><ol data-style="lower-alpha"><li><p>Un a</p></li><li><p>Un b</p></li></ol></li><li><p>Deux</p></li></ol><p>Fin</p>',
  )
})

test('bullets are not numbers, and a list may start later than at one', () => {
  expect(cleaned(item(1, '·', 'Un'))).toBe('<ul><li><p>Un</p></li></ul>')
  expect(cleaned(item(1, '3.', 'Trois'))).toBe(
    '<ol data-style="decimal" start="3"><li><p>Trois</p></li></ol>',
  )
  expect(cleaned(`${item(1, '1.', 'Un')}<p>Entre</p>${item(1, '2.', 'Deux')}`)).toBe(
    '<ol data-style="decimal"><li><p>Un</p></li></ol><p>Entre</p><ol data-style="decimal" start="2"><li><p>Deux</p></li></ol>',
  )
})

test('content copied from our own editor stays unchanged', () => {
  const html = '<span data-field="amount_incl_tax" class="x">12 500,00 €</span>'
  expect(cleaned(html)).toBe(html)
})

test('a footnote of Word becomes a note where its mark stands, and its list goes', () => {
  const mark = (to: string) =>
    `<a style="mso-footnote-id:ftn1" href="#_${to}" name="_x"><span class="MsoFootnoteReference">[1]</span></a>`
  expect(
    cleaned(
      `<p>Le prix${mark('ftn1')} est ferme.</p>` +
        '<div style="mso-element:footnote-list"><br><hr>' +
        `<div style="mso-element:footnote" id="ftn1"><p class="MsoFootnoteText">${mark('ftnref1')} Hors <b>taxes</b>.</p><p>Deux.</p></div></div>`,
    ),
  ).toBe('<p>Le prix<span data-footnote=""> Hors <b>taxes</b>.<br/>Deux.</span> est ferme.</p>')
})

test('a mark of Word whose note was not copied leaves nothing behind', () => {
  expect(cleaned('<p>Le prix<a href="file:///a.htm#_ftn3">[3]</a> est ferme.</p>')).toBe(
    '<p>Le prix est ferme.</p>',
  )
})
