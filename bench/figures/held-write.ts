import { setTimeout as pause } from 'node:timers/promises'
import { startBenchProduct, type BenchPerson, type BenchProduct } from '../measure/bench-product.ts'
import type { Figure } from '../measure/figure.ts'
import { msOf } from '../measure/least-ms.ts'
import { withScratchDirectory } from '../measure/scratch-directory.ts'
import { newContract, sectionWriter } from '../measure/section-writer.ts'

const HELD_MS = 5_000
const PEOPLE = 9
/** More often than an editor saves by itself (every 5 s at the latest). */
const SAVE_EVERY_MS = 1_000
const READ_EVERY_MS = 100
/** Multiple of the quiet time. */
const LIMIT = 2
const WRITERS = 8
const SAVES = 40

/**
 * Who is delayed by a long write: one company holds a transaction open that recorded an event, nine of its people
 * save other contracts meanwhile, and a person of another company reads. Then the throughput of eight writers, in one
 * company and in eight.
 */
export function heldWriteFigures(): Promise<Figure[]> {
  return withScratchDirectory(async (directory) => {
    const product = await startBenchProduct(directory)
    try {
      const company = await product.signUp()
      const stranger = await product.signUp()
      return [
        ...(await besideHeldWrite(product, company, stranger)),
        ...(await throughput(product, company)),
      ]
    } finally {
      await product.close()
    }
  })
}

async function besideHeldWrite(
  product: BenchProduct,
  company: BenchPerson,
  stranger: BenchPerson,
): Promise<Figure[]> {
  const writers = await writersOf(company, PEOPLE)
  const contractId = await newContract(stranger)
  const read = () => stranger.call('GET', `/contracts3/${contractId}`)
  const quiet = await watch(writers, read)
  const [held] = await whileHeld(product, company.companyId, () => watch(writers, read))
  const figure = (name: string, kind: 'readMs' | 'saveMs'): Figure => ({
    name: `beside a held write: ${name}`,
    value: held[kind] / quiet[kind],
    unit: 'times',
    limit: LIMIT,
    isGate: kind === 'readMs',
    note: `${held[kind].toFixed(1)} ms, quiet ${quiet[kind].toFixed(1)}`,
  })
  return [figure('another company reads', 'readMs'), figure('the company saves', 'saveMs')]
}

/** Measures while a transaction of the company that has recorded an event stays open. */
async function whileHeld<Result>(
  { platform }: BenchProduct,
  companyId: string,
  measure: () => Promise<Result>,
): Promise<[Result, void]> {
  const recorded = Promise.withResolvers<void>()
  const holding = platform.inCompany(companyId, async (db) => {
    await platform.events.record(db, {
      type: 'audit.exported',
      actor: null,
      objectId: db.companyId,
      payload: { events: 0, fileType: 'csv' },
    })
    recorded.resolve()
    // Released by time: a caller that waits for it must get its answer in the end.
    await pause(HELD_MS)
  })
  await recorded.promise
  return Promise.all([measure(), holding])
}

/**
 * Medians, over as long as a write is held, so that hiccups of the machine count little. Reads start on schedule,
 * whether or not the previous one has ended: otherwise a blocked one would keep the others from being counted.
 */
async function watch(
  writers: readonly (() => Promise<void>)[],
  read: () => Promise<unknown>,
): Promise<{ readMs: number; saveMs: number }> {
  const readings = Array.from({ length: HELD_MS / READ_EVERY_MS }, async (_, place) => {
    await pause(place * READ_EVERY_MS)
    return msOf(read)
  })
  const savings = writers.map(async (save, place) => {
    const times: number[] = []
    await pause((place * SAVE_EVERY_MS) / writers.length)
    for (const end = performance.now() + HELD_MS; performance.now() < end;) {
      const taken = await msOf(save)
      times.push(taken)
      await pause(Math.max(0, SAVE_EVERY_MS - taken))
    }
    return times
  })
  const [reads, saves] = [await Promise.all(readings), await Promise.all(savings)]
  return { readMs: median(reads), saveMs: median(saves.flat()) }
}

async function throughput(product: BenchProduct, company: BenchPerson): Promise<Figure[]> {
  const inOne = await msOfSave(await writersOf(company, WRITERS))
  const others = [company]
  while (others.length < WRITERS) others.push(await product.signUp())
  const inEight = await msOfSave(await Promise.all(others.map(sectionWriter)))
  const figure = (name: string, ms: number): Figure => ({
    name: `eight writers: ${name}`,
    value: ms,
    unit: 'ms',
    isGate: false,
    note: `${(1000 / ms).toFixed(0)} saves a second`,
  })
  return [
    figure('a save, in one company', inOne),
    figure('a save, in eight companies', inEight),
    {
      name: 'eight writers: one company to eight',
      value: inOne / inEight,
      unit: 'times',
      isGate: false,
    },
  ]
}

/** All of them without a pause: the share of one save in the total. */
async function msOfSave(writers: readonly (() => Promise<void>)[]): Promise<number> {
  const ms = await msOf(() =>
    Promise.all(
      writers.map(async (save) => {
        for (let count = 0; count < SAVES; count += 1) await save()
      }),
    ),
  )
  return ms / (writers.length * SAVES)
}

async function writersOf(person: BenchPerson, count: number) {
  const writers = []
  while (writers.length < count) writers.push(await sectionWriter(person))
  return writers
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
}
