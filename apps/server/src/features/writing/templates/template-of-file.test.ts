import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildWord, run } from '../../../platform/parsers/testing/build-word.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { multipart } from '../../../testing/uploads.ts'
import { templateAt } from '../../../testing/templates.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
})

const control = (said: string, words: string) =>
  `<w:sdt><w:sdtPr>${said}</w:sdtPr><w:sdtContent>${run(words)}</w:sdtContent></w:sdt>`
const line = (...content: string[]) => `<w:p>${content.join('')}</w:p>`

const LIST =
  '<w:dropDownList><w:listItem w:displayText="Mensuel" w:value="m"/>' +
  '<w:listItem w:displayText="Annuel" w:value="a"/></w:dropDownList>'

/** One of each. */
const BAIL = buildWord({
  body: [
    line(
      run('Le bailleur loue à {{'),
      run('PRENEUR', { bold: true }),
      run('}}, à [Ville], pour ...... euros par mois.'),
    ),
    line(
      run('Il prend effet le '),
      control('<w:alias w:val="Date d’effet"/><w:date/>', 'Choisissez une date'),
      run(' et se paie '),
      control(`<w:alias w:val="Rythme"/>${LIST}`, 'Mensuel'),
      run(' par '),
      '<w:fldSimple w:instr=" MERGEFIELD Moyen ">' + run('«Moyen»') + '</w:fldSimple>',
      run('. Le preneur, {{preneur}}, accepte.'),
    ),
  ],
})

/** A place behind a reference to the article below. */
const REFERRING = buildWord({
  body: [
    { text: '1. Objet', style: 'Titre1' },
    line(
      run('Selon l’article '),
      '<w:fldSimple w:instr=" REF _RefPrix \\r \\h ">' + run('2') + '</w:fldSimple>',
      run(', {{PRENEUR}} paie.'),
    ),
    '<w:p><w:pPr><w:pStyle w:val="Titre1"/></w:pPr><w:bookmarkStart w:id="1" w:name="_RefPrix"/>' +
      run('2. Prix') +
      '<w:bookmarkEnd w:id="1"/></w:p>',
    line(run('Le prix est ferme.')),
  ],
})

async function upload(browser: Browser = company.administrator, file = BAIL) {
  const { payload, headers } = multipart('Bail.docx', file)
  const { body } = await browser.call('POST', '/contracts3/uploads', payload, headers)
  const path = `/contracts3/uploads/${body._id}`
  const { body: proposed } = await browser.call('GET', `${path}/placeholders`)
  const keyOf = (written: string): string =>
    proposed.placeholders.find((each: { written: string }) => each.written === written).key
  const make = (fields: object[]) =>
    browser.call('POST', `${path}/templates`, { title: 'Bail', locale: 'fr', fields })
  const fieldOf = (written: string, label: string, type: string, more: object = {}) => ({
    kind: 'new',
    placeholder: keyOf(written),
    label,
    type,
    ...more,
  })
  return { path, proposed, keyOf, make, fieldOf }
}

const admin = () => company.administrator

async function contentOf(templateId: string) {
  const { body } = await admin().call('GET', `/model/contracts/${templateId}`)
  const { blocks } = await templateAt(admin(), templateId, body.textId).text.read()
  return blocks.flatMap(({ sections }: { sections: { content: { content: object[] } }[] }) =>
    sections.flatMap(({ content }) => content.content),
  )
}

/** The company's own fields other than those of the shipped template. */
async function ownFields() {
  const path = '/administration/tagged-fields?kind=custom&$top=100'
  const { body } = await admin().call('GET', path)
  return body.value.filter(({ required }: { required: boolean }) => !required)
}

describe('what a Word file asks to fill in', () => {
  test('is proposed with a name, a type and the field that exists', async () => {
    const { proposed } = await upload()
    const shown = proposed.placeholders.map(
      ({ written, label, type, places, variable }: Record<string, unknown>) => [
        written,
        label,
        type,
        places,
        variable,
      ],
    )
    expect(shown).toEqual([
      ['{{PRENEUR}}', 'Preneur', 'text', 2, null],
      ['[Ville]', 'Ville', 'text', 1, null],
      ['...... euros', '', 'amount', 1, null],
      ['Choisissez une date', 'Date d’effet', 'date', 1, 'effective_date'],
      ['Mensuel', 'Rythme', 'singleChoice', 1, null],
      ['«Moyen»', 'Moyen', 'text', 1, null],
    ])
    expect(proposed.placeholders[4].choices).toEqual(['Mensuel', 'Annuel'])
    expect(proposed.library.map(({ variable }: { variable: string }) => variable)).toContain(
      'effective_date',
    )
    expect(proposed).toMatchObject({ unplaced: 0, inTitles: 0, leftOut: 0 })
    expect(await ownFields()).toEqual([])
  })

  test('becomes fields where it was accepted, in its look, and stays as text elsewhere', async () => {
    const { make, keyOf, fieldOf } = await upload()
    const { status, body } = await make([
      fieldOf('{{PRENEUR}}', 'Preneur', 'counterparty'),
      { kind: 'existing', placeholder: keyOf('Choisissez une date'), variable: 'effective_date' },
      fieldOf('Mensuel', 'Rythme', 'singleChoice', { choices: ['Mensuel', 'Annuel'] }),
    ])
    expect(status).toBe(201)
    const text = (words: string) => ({ type: 'text', text: words })
    const field = (variable: string) => ({ type: 'field', attrs: { variable } })
    expect(
      (await contentOf(body._id)).map(({ content }: { content?: object[] }) => content),
    ).toEqual([
      [
        text('Le bailleur loue à '),
        field('preneur'),
        text(', à [Ville], pour ...... euros par mois.'),
      ],
      [
        text('Il prend effet le '),
        field('effective_date'),
        text(' et se paie '),
        field('rythme'),
        text(' par «Moyen». Le preneur, '),
        field('preneur'),
        text(', accepte.'),
      ],
    ])
    // No metadata: other contracts are not asked for it.
    expect(await ownFields()).toMatchObject([
      { label: 'Preneur', variable: 'preneur', type: 'counterparty', isMetadata: false },
      { label: 'Rythme', variable: 'rythme', type: 'singleChoice', isMetadata: false },
    ])
    const { body: audit } = await admin().call(
      'GET',
      '/administration/audit?action=taggedField.created',
    )
    expect(audit.value).toHaveLength(2)
  })

  test('becomes a field beside a reference of the file, which leads to its article again', async () => {
    const { path, make, fieldOf } = await upload(admin(), REFERRING)
    const { body } = await make([fieldOf('{{PRENEUR}}', 'Preneur', 'counterparty')])
    const template = await admin().call('GET', `/model/contracts/${body._id}`)
    const { blocks } = await templateAt(admin(), body._id, template.body.textId).text.read()
    const [subject, price] = blocks[0].sections
    expect(subject.content.content[0].content).toEqual([
      { type: 'text', text: 'Selon l’article ' },
      { type: 'reference', attrs: { part: price._id, wording: 'number' } },
      { type: 'text', text: ', ' },
      { type: 'field', attrs: { variable: 'preneur' } },
      { type: 'text', text: ' paie.' },
    ])
    const uploadId = path.split('/').at(-1)
    const { _id } = await createContract(admin(), { from: { kind: 'upload', uploadId } })
    const contract = await admin().call('GET', `/contracts3/${_id}/document`)
    const [first, second] = contract.body.blocks[0].sections
    expect(JSON.stringify(first.content)).toContain(`"part":"${second._id}"`)
  })

  test('stays as text when nothing was accepted', async () => {
    const { make } = await upload()
    const { body } = await make([])
    const words = JSON.stringify(await contentOf(body._id))
    expect(words).toContain('à [Ville], pour ...... euros')
    expect(words).not.toContain('"field"')
    expect(await ownFields()).toEqual([])
  })

  test('is asked of a contract that is made of the template', async () => {
    const { make, fieldOf } = await upload()
    const { body } = await make([fieldOf('[Ville]', 'Ville', 'text')])
    await admin().call('POST', `/model/contracts/${body._id}/versions`, { note: '' })
    const { _id } = await createContract(admin(), {
      from: { kind: 'template', templateId: body._id },
    })
    const { body: contract } = await admin().call('GET', `/contracts3/${_id}/document`)
    expect(JSON.stringify(contract.blocks)).toContain('"variable":"ville"')
  })
})

describe('is refused', () => {
  test('at the field concerned, and nothing is created', async () => {
    const { make, fieldOf, keyOf } = await upload()
    const ville = fieldOf('[Ville]', 'Ville', 'text')
    const moyen = fieldOf('«Moyen»', 'Moyen', 'text')
    const refusals: [object[], string, string][] = [
      [[ville, { ...ville, placeholder: 'name: x' }], '1.placeholder', 'PLACEHOLDER_UNKNOWN'],
      [[ville, ville], '1.placeholder', 'PLACEHOLDER_TWICE'],
      [[{ ...ville, label: ' ' }], '0.label', 'FIELD_REQUIRED'],
      [[{ ...ville, variable: 'Ville !' }], '0.variable', 'VARIABLE_INVALID'],
      [[{ ...ville, variable: 'duration' }], '0.variable', 'NAME_TAKEN'],
      [
        [
          { ...ville, variable: 'x' },
          { ...moyen, variable: 'x' },
        ],
        '1.variable',
        'NAME_TAKEN',
      ],
      [[{ ...ville, type: 'singleChoice' }], '0.choices', 'CHOICES_REQUIRED'],
      [
        [{ kind: 'existing', placeholder: keyOf('[Ville]'), variable: 'nowhere' }],
        '0.variable',
        'CHOICE_UNKNOWN',
      ],
      [
        [{ kind: 'existing', placeholder: keyOf('Choisissez une date'), variable: 'duration' }],
        '0.variable',
        'PLACEHOLDER_FIELD_UNSUITED',
      ],
      [
        [ville, fieldOf('Choisissez une date', 'Jour', 'amount')],
        '1.type',
        'PLACEHOLDER_FIELD_UNSUITED',
      ],
    ]
    for (const [fields, at, code] of refusals)
      expect(await faultOf(await make(fields))).toEqual([422, `fields.${at}`, code])
    expect(await ownFields()).toEqual([])
    expect((await admin().call('GET', '/model/contracts')).body.count).toBe(1)
  })

  test('to whoever may not create tagged fields; existing ones can be placed', async () => {
    const { browser } = await company.join('contractManager')
    const { make, fieldOf, keyOf } = await upload(browser)
    const [status] = await faultOf(await make([fieldOf('[Ville]', 'Ville', 'text')]))
    expect(status).toBe(403)
    const date = { placeholder: keyOf('Choisissez une date'), variable: 'effective_date' }
    expect((await make([{ kind: 'existing', ...date }])).status).toBe(201)
  })

  test('of a file that another person uploaded', async () => {
    const { path } = await upload()
    const { browser } = await company.join('contractManager')
    const asked = await browser.call('GET', `${path}/placeholders`)
    expect(await faultOf(asked)).toEqual([404, '', 'UPLOAD_NOT_FOUND'])
  })
})
