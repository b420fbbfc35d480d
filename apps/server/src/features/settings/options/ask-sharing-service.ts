import { OutgoingError } from '../../../platform/egress/outgoing-error.ts'
import type { OutgoingHttp } from '../../../platform/egress/outgoing-http.ts'
import { basicAuthorization, requireStatus } from '../../../platform/egress/require-status.ts'
import type { Fields } from './stored-integration.ts'

const MAX_BYTES = 64 * 1024

const QUERY =
  '<?xml version="1.0" encoding="utf-8"?><propfind xmlns="DAV:"><prop><resourcetype/></prop></propfind>'

/**
 * Asks a WebDAV service (RFC 4918) whether the work folder is there, as the user who will write into it.
 *
 * @throws OutgoingError when it is not reached, refuses, or answers as no WebDAV folder does.
 */
export async function askSharingService(outgoing: OutgoingHttp, fields: Fields): Promise<void> {
  const answer = await outgoing.send({
    method: 'PROPFIND',
    url: folderUrl(fields),
    headers: {
      depth: '0',
      'content-type': 'application/xml; charset=utf-8',
      authorization: basicAuthorization(fields['username'] ?? '', fields['password'] ?? ''),
    },
    body: Buffer.from(QUERY),
    maxBytes: MAX_BYTES,
  })
  const { body } = requireStatus(answer, 207)
  const text = Buffer.from(body).toString('utf8')
  // Not parsed here: what it contains is not used.
  const isFolder = /<(?:[\w-]+:)?multistatus\b/.test(text) && /<(?:[\w-]+:)?collection\b/.test(text)
  if (!isFolder) throw new OutgoingError('UNEXPECTED_ANSWER')
}

/** @example folderUrl({ url: 'https://a.example/dav', siteUri: '/sites/x', workFolderPath: 'Ça' }) // …/dav/sites/x/%C3%87a */
function folderUrl({ url = '', siteUri = '', workFolderPath = '' }: Fields): string {
  const target = new URL(url)
  const added = `${siteUri}/${workFolderPath}`.split('/').filter((segment) => segment !== '')
  const base = target.pathname.replace(/\/+$/, '')
  target.pathname = [base, ...added.map(encodeURIComponent)].join('/')
  target.search = ''
  target.hash = ''
  return target.href
}
