import { INSTRUCTIONS } from '@tacite/domain/second-reader/question.ts'
import { readAnswers } from '@tacite/domain/second-reader/second-reading.ts'
import { OutgoingError } from '../../../platform/egress/outgoing-error.ts'
import { requireStatus } from '../../../platform/egress/require-status.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Fields } from './stored-integration.ts'

const MAX_BYTES = 512 * 1024

/** Of no company: what a test of the connection sends. */
export const SAMPLE_TEXT =
  '[page 1]\nLe contrat prend effet le 1er mars 2024. Chaque partie peut y mettre fin avec un préavis de trois mois.'

/**
 * Asks a service that speaks the chat completions of OpenAI (llama.cpp, vLLM, Ollama and others do) about a part of a text.
 *
 * @throws OutgoingError when it is not reached, refuses, thinks for too long, or does not answer in the form that was asked
 *   for.
 */
export async function askSecondReader(
  { outgoing, settings }: Pick<Platform, 'outgoing' | 'settings'>,
  { url = '', model = '', key = '' }: Fields,
  text: string,
): Promise<NonNullable<ReturnType<typeof readAnswers>>> {
  const patience = settings.secondReaderSeconds * 1000
  const answer = await outgoing.send({
    method: 'POST',
    url: `${url.replace(/\/+$/, '')}/chat/completions`,
    headers: {
      'content-type': 'application/json',
      ...(key ? { authorization: `Bearer ${key}` } : {}),
    },
    body: Buffer.from(
      JSON.stringify({
        model,
        temperature: 0,
        stream: false,
        response_format: { type: 'json_object' },
        messages: [
          { role: 'system', content: INSTRUCTIONS },
          { role: 'user', content: text },
        ],
      }),
    ),
    maxBytes: MAX_BYTES,
    limits: { answerMs: patience, wholeMs: patience },
  })
  const content = contentOf(Buffer.from(requireStatus(answer, 200).body).toString('utf8'))
  const answers = content === null ? null : readAnswers(content)
  if (!answers) throw new OutgoingError('UNEXPECTED_ANSWER')
  return answers
}

/** What the model wrote; null: no completion. */
function contentOf(body: string): string | null {
  try {
    const { choices } = JSON.parse(body) as { choices: { message: { content: unknown } }[] }
    const content = choices[0]?.message.content
    return typeof content === 'string' ? content : null
  } catch {
    return null
  }
}
