import { endpoint } from '../endpoint.ts'
import { textParams } from './texts-endpoints.ts'

/** A text, whatever owns it, as a Word file. */
export const wordEndpoints = {
  word: endpoint({
    method: 'GET',
    path: '/texts/:textId/word',
    access: 'textOwner',
    text: 'read',
    summary: 'The current text as a Word file to work on, as far as the reader may see it.',
    params: textParams,
    response: 'stream',
    perMinute: 60,
  }),
}
