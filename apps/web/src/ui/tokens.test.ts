import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

const charts = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6']

/** Machado, Oliveira and Fernandes 2009, severity 1. */
const sights: Record<string, Matrix> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const texts: [text: string, grounds: string[]][] = [
  ['ink', ['paper', 'canvas', 'sunken', 'pressed', 'accent-soft']],
  ['ink-soft', ['paper', 'canvas', 'sunken', 'pressed']],
  ['ink-faint', ['paper', 'canvas', 'sunken']],
  ['accent', ['paper', 'canvas', 'accent-soft']],
  ['accent-ink', ['accent-soft', 'accent-soft-hover']],
  ['ink-on-accent', ['accent', 'accent-hover', 'red', 'red-hover']],
  ['neutral-ink', ['neutral-soft']],
  ['green-ink', ['green-soft', 'paper']],
  ['amber-ink', ['amber-soft', 'paper']],
  ['red-ink', ['red-soft', 'paper']],
  ['violet-ink', ['violet-soft', 'paper']],
]

test.each(texts)('%s is readable on its backgrounds (4.5:1)', (text, grounds) => {
  const unreadable = grounds.filter((ground) => contrast(token(text), token(ground)) < 4.5)
  expect(unreadable).toEqual([])
})

test('outlines of controls and marks of charts contrast with the paper (3:1)', () => {
  const names = ['line-field', 'green', 'amber', 'red', 'violet', ...charts]
  expect(names.filter((name) => contrast(token(name), token('paper')) < 3)).toEqual([])
})

test.each(Object.entries(sights))(
  'the six chart colours are distinguishable: %s sight',
  (_kind, matrix) => {
    const colours = charts.map((name) => linear(token(name)))
    const seen = colours.map((colour) => okLab(apply(matrix, colour)))
    const distances = seen.flatMap((a, i) => seen.slice(i + 1).map((b) => distance(a, b)))
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.12)
  },
)

function token(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1]
  if (!value) throw new Error(`No colour token --${name}`)
  return value
}

function linear(hex: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = linear(hex)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
  }
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return light / dark
}

function apply(matrix: Matrix, [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple) => Math.min(1, Math.max(0, a * x + b * y + c * z))
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

function okLab([red, green, blue]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function distance(a: Triple, b: Triple): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
