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
    const lane =
      lanes.find((each) => isFree({ lane: each, left }, index)) ??
      lanes.find((each) => makeRoom(each, left, index))
    places[index] = lane ? { lane, left } : null
  }
  return places

  /** Moves the one label in the way to another row, if that has room for it. */
  function makeRoom(lane: Lane, left: number, index: number): boolean {
    const inTheWay = blockers({ lane, left }, index)
    const [blocker] = inTheWay
    const place = blocker === undefined ? null : places[blocker]
    if (inTheWay.length !== 1 || blocker === undefined || !place) return false
    places[index] = { lane, left }
    const other = lanes.find((each) => isFree({ lane: each, left: place.left }, blocker))
    places[index] = null
    if (other) places[blocker] = { lane: other, left: place.left }
    return other !== undefined
  }

  function rankOf(index: number): number {
    return wishes[index]?.rank ?? 0
  }

  function isFree(place: LabelPlace, index: number): boolean {
    return blockers(place, index).length === 0
  }

  function blockers(place: LabelPlace, index: number): number[] {
    const wish = wishes[index]
    return wishes.flatMap((neighbour, at) => {
      const other = places[at]
      const isOther = wish && other && at !== index
      return isOther && isInTheWay(place, wish, other, neighbour) ? [at] : []
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
