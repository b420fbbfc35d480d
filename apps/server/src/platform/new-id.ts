import { randomBytes } from 'node:crypto'

const RANDOM_BITS = 74n
/** The largest random step between ids: unpredictable, and billions fit before the field overflows. */
const STRIDE_BITS = 40n
let last = randomBits(RANDOM_BITS - 1n)

/**
 * A UUIDv7 (RFC 9562): sorted by creation time, so that indexes grow at their end; within one millisecond by the
 * order in which this process created them (its section 6.2, method 2).
 */
export function newId(at: Date): string {
  last += 1n + randomBits(STRIDE_BITS)
  if (last >> RANDOM_BITS) last = randomBits(RANDOM_BITS - 1n)
  const high = (BigInt(at.getTime()) << 16n) | 0x7000n | (last >> 62n)
  const low = (0b10n << 62n) | (last & ((1n << 62n) - 1n))
  const hex = high.toString(16).padStart(16, '0') + low.toString(16).padStart(16, '0')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}

function randomBits(count: bigint): bigint {
  return BigInt(`0x${randomBytes(10).toString('hex')}`) & ((1n << count) - 1n)
}
