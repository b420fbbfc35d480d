import { PART_MEDIA_TYPE } from '@tacite/api/endpoint.ts'
import { strToU8, zipSync } from 'fflate'

/** What a body of each kind of upload says that it is. */
export const UPLOAD_TYPE = { multipart: 'multipart/form-data; boundary=x', part: PART_MEDIA_TYPE }

/** The body of an upload with one file. */
export function multipart(
  name: string,
  bytes: Uint8Array,
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = '----tacite'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** A small real Word file with these paragraphs. */
export function wordFile(paragraphs: readonly { text: string; bold?: boolean }[]): Buffer {
  const body = paragraphs
    .map(
      ({ text, bold }) =>
        `<w:p><w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`,
    )
    .join('')
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': strToU8(
        `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
      ),
    }),
  )
}
