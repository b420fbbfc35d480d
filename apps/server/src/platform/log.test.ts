import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test.each(['\n{"level":"info","event":"forged"}', '\r\n', '\u2028', '"', '\u001B[2J'])(
  'an event stays one line of JSON, whatever %j it holds',
  (text) => {
    const lines: string[] = []
    const log = createLog((line) => lines.push(line))
    log.warn('request.failed', { path: `/x${text}`, error: new Error(`no${text}`) })
    expect(lines).toHaveLength(1)
    // oxlint-disable-next-line no-control-regex -- what a terminal or a reader of lines would act on
    expect(lines[0]).toMatch(/^[^\u0000-\u001F]*\n$/)
    expect(JSON.parse(lines[0]!)).toMatchObject({ event: 'request.failed', path: `/x${text}` })
  },
)
