import { pdfOf } from './attachments.ts'
import type { TestCompany } from './companies.ts'
import { textAt } from './contract-text.ts'
import type { Browser } from './start-product.ts'
import { multipart } from './uploads.ts'

export const FORM = { title: 'Contrat de bail', locale: 'fr' }

/** A template created through the form, with its text and what is done with it. */
export async function makeTemplate({ administrator }: TestCompany, changes: object = {}) {
  const { body } = await administrator.call('POST', '/model/contracts', { ...FORM, ...changes })
  return templateAt(administrator, body._id, body.textId)
}

/** A template as one person uses it. */
export function templateAt(browser: Browser, id: string, textId: string) {
  const path = `/model/contracts/${id}`
  return {
    id,
    path,
    text: textAt(browser, textId),
    read: async () => (await browser.call('GET', path)).body,
    write: (words: string) => writeFirst(browser, textId, words),
    publish: (note = '') => browser.call('POST', `${path}/versions`, { note }),
    changes: async (query = '') => (await browser.call('GET', `${path}/changes${query}`)).body,
  }
}

interface AddedFile {
  _id: string
  name: string
  sha256: string
  sizeBytes: number
}

/** The files of a template, as its tab has them. */
export function templateFilesAt(browser: Browser, templatePath: string) {
  const path = `${templatePath}/files`
  const at = ({ _id }: AddedFile) => `${path}/${_id}`
  const send = (name: string, bytes: Uint8Array) => {
    const { payload, headers } = multipart(name, bytes)
    return browser.call('POST', path, payload, headers)
  }
  return {
    send,
    add: async (name: string): Promise<AddedFile> => (await send(name, pdfOf(name))).body,
    list: async (): Promise<AddedFile[]> => (await browser.call('GET', path)).body.value,
    rename: (file: AddedFile, name: string) =>
      browser.call('PUT', at(file), { name, replaces: { name: file.name } }),
    move: (file: AddedFile, position: number) =>
      browser.call('POST', `${at(file)}/place`, { position }),
    remove: (file: AddedFile) => browser.call('DELETE', at(file)),
    download: (file: AddedFile, version?: number) =>
      browser.call('GET', `${at(file)}/file${version === undefined ? '' : `?version=${version}`}`),
  }
}

async function writeFirst(browser: Browser, textId: string, words: string) {
  const text = textAt(browser, textId)
  const [first] = (await text.read()).blocks[0].sections
  return text.save(first._id, { text: words })
}

/** The words of a contract's first section. */
export async function firstWords(browser: Browser, contractId: string): Promise<string> {
  const { body } = await browser.call('GET', `/contracts3/${contractId}/document`)
  return body.blocks[0].sections[0].content.content[0].content[0].text
}
