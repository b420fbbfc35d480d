/** A row of labels: the nearest above the line, the nearest below, the second above. */
export type Lane = 'above' | 'below' | 'farAbove'

export interface LabelWish {
  /** Where the point of the label stands. */
  at: number
  width: number
  /** The smallest is placed first. */
  rank: number
}

export interface LabelPlace {
  lane: Lane
  left: number
}

const lanes: readonly Lane[] = ['above', 'below', 'farAbove']
const air = 10

/**
 * Gives each label a row and a left edge so that none covers another, nor the stroke that ties a far label
 * to its point. What finds no place is null: its point still says it when opened.
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
