/** A row of labels: the nearest above the line, the nearest below, the second above. */
export type Lane = 'above' | 'below' | 'farAbove'

export interface LabelWish {
  /** The position of the label's point. */
  at: number
  width: number
  /** The lowest is placed first. */
  rank: number
}

export interface LabelPlace {
  lane: Lane
  left: number
}

const lanes: readonly Lane[] = ['above', 'below', 'farAbove']
const air = 10

/**
 * Gives each label a row and a left edge so that none overlaps another, nor the connector of a distant label to its
 * point. Labels that do not fit are null: their point still shows them when opened.
 *
 * @param width of the line; labels stay within it
 */
export function placeLabels(wishes: readonly LabelWish[], width: number): (LabelPlace | null)[] {
  const places: (LabelPlace | null)[] = wishes.map(() => null)
  const order = wishes.map((_, index) => index).toSorted((a, b) => rankOf(a) - rankOf(b) || a - b)
  for (const index of order) {
    const wish = wishes[index]
    if (!wish || wish.width > width) continue
    const left = Math.max(0, Math.min(wish.at - wish.width / 2, width - wish.width))
    const lane = lanes.find((each) => isFree({ lane: each, left }, wish))
    places[index] = lane ? { lane, left } : null
  }
  return places

  function rankOf(index: number): number {
    return wishes[index]?.rank ?? 0
  }

  function isFree(place: LabelPlace, wish: LabelWish): boolean {
    return places.every((other, index) => {
      const neighbour = wishes[index]
      return !other || !neighbour || !isInTheWay(place, wish, other, neighbour)
    })
  }
}

function isInTheWay(a: LabelPlace, wishA: LabelWish, b: LabelPlace, wishB: LabelWish): boolean {
  if (a.lane === b.lane)
    return a.left < b.left + wishB.width + air && b.left < a.left + wishA.width + air
  if (a.lane === 'farAbove' && b.lane === 'above') return covers(b, wishB, wishA.at)
  if (a.lane === 'above' && b.lane === 'farAbove') return covers(a, wishA, wishB.at)
  return false
}

function covers(place: LabelPlace, wish: LabelWish, at: number): boolean {
  return at > place.left - air / 2 && at < place.left + wish.width + air / 2
}
