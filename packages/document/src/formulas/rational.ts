/** An exact number: amounts are not lost in binary fractions. The denominator is positive. */
export interface Rational {
  over: bigint
  under: bigint
}

/** Of a decimal number as written: '1250.5', '1e-7'. */
export function rationalOf(written: string): Rational {
  const [, sign, whole, decimals = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(written)!
  const over = BigInt(`${sign}${whole}${decimals}`)
  const shift = Number(exponent) - decimals.length
  return shift >= 0
    ? { over: over * 10n ** BigInt(shift), under: 1n }
    : { over, under: 10n ** BigInt(-shift) }
}

export function plus(one: Rational, other: Rational): Rational {
  return {
    over: one.over * other.under + other.over * one.under,
    under: one.under * other.under,
  }
}

export function minus({ over, under }: Rational): Rational {
  return { over: -over, under }
}

export function times(one: Rational, other: Rational): Rational {
  return { over: one.over * other.over, under: one.under * other.under }
}

/** Null when dividing by zero. */
export function dividedBy(one: Rational, { over, under }: Rational): Rational | null {
  if (over === 0n) return null
  const sign = over < 0n ? -1n : 1n
  return times(one, { over: under * sign, under: over * sign })
}

/** To this many decimals, halves away from zero, as on an invoice. */
export function rounded({ over, under }: Rational, decimals: number): number {
  const scale = 10n ** BigInt(decimals)
  const size = (over < 0n ? -over : over) * scale
  const whole = (2n * size + under) / (2n * under)
  return (over < 0n ? -Number(whole) : Number(whole)) / Number(scale)
}
