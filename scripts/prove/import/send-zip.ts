import { open } from 'node:fs/promises'
import type { RunningServer } from '../../../apps/server/src/testing/running-server.ts'

const PART_BYTES = 8 * 1024 * 1024
const TUS = { 'tus-resumable': '1.0.0' }

/**
 * Sends a zip in parts, as the browser does: after a failure it asks how much was received, and goes on from there.
 * @param sent called after each part that was acknowledged; it may kill the app
 */
export async function sendZip(
  app: () => RunningServer,
  { path, bytes, importId }: { path: string; bytes: number; importId: string },
  sent: (share: number) => Promise<void>,
): Promise<void> {
  const encoded = (text: string) => Buffer.from(text).toString('base64')
  const announced = await app().call('POST', `/imports/${importId}/uploads`, undefined, {
    ...TUS,
    'upload-length': String(bytes),
    'upload-metadata': `path ${encoded('contrats.zip')},kind ${encoded('zip')}`,
  })
  const upload = `/imports/${importId}/uploads/${announced.body._id}`
  const file = await open(path)
  try {
    for (let offset = 0; offset < bytes;) {
      const part = Buffer.alloc(Math.min(PART_BYTES, bytes - offset))
      await file.read(part, 0, part.length, offset)
      const answer = await app()
        .call('PATCH', upload, part, {
          ...TUS,
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
        })
        .catch(() => null)
      if (answer?.status === 204) await sent((offset + part.length) / bytes)
      offset = (await app().call('GET', upload, undefined, TUS)).body.received
    }
  } finally {
    await file.close()
  }
}
