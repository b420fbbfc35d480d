import type { FastifyReply } from 'fastify'
import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import type { ChangeFeed } from './change-feed.ts'
import { streamEvents } from './stream-events.ts'

function opened({ destroyed }: { destroyed: boolean }) {
  const ignore = () => undefined
  const raw = Object.assign(new EventEmitter(), { destroyed, writeHead: ignore, write: ignore })
  const [leave, stop] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const live = { admit: () => leave, listen: () => stop } as unknown as ChangeFeed
  const reply = { raw, hijack: ignore, getHeaders: () => ({}) } as unknown as FastifyReply
  const isSignedIn = () => Promise.resolve(true)
  streamEvents(live, { companyId: 'c', personId: 'p', isSignedIn }, reply)
  return { raw, leave, stop }
}

test('a stream is counted until its client disconnects', () => {
  const { raw, leave, stop } = opened({ destroyed: false })
  expect(leave).not.toHaveBeenCalled()
  raw.emit('close')
  expect([leave, stop].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('a client that left before its stream began is not counted for ever', () => {
  const { leave, stop } = opened({ destroyed: true })
  expect([leave, stop].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
