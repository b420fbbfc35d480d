import type { textsEndpoints } from '@tacite/api/writing/texts-endpoints.ts'
import { call } from '../../../../platform/api.ts'
import { noteTrimmed } from '../../../../platform/note-trimmed.ts'

/** Uploads an image for the text; the server checks its actual format and names it by its hash. */
export async function uploadImage(textId: string, file: File) {
  const body = new FormData()
  body.append('file', file)
  return noteTrimmed(
    await call<typeof textsEndpoints.uploadImage>('POST', '/texts/:textId/images', {
      params: { textId },
      body: body as never,
    }),
  )
}
