/** What two notifications are compared by. */
export interface Likeness {
  _id: string
  type: string
  contractId: string | null
  createdAt: string
}

/** One line of the list: the newest of its like, and the others. */
export interface LikeNotifications<Each extends Likeness> {
  first: Each
  others: readonly Each[]
}

/**
 * Puts like notifications together: those of one type about one contract; else those of one type and one day. Each
 * group stands where its newest one does.
 *
 * @param dayOf the reader's day of a moment
 */
export function groupLike<Each extends Likeness>(
  notifications: readonly Each[],
  dayOf: (moment: string) => string,
): LikeNotifications<Each>[] {
  const ofContract = groupBy(notifications, ({ type, contractId }) =>
    contractId === null ? null : `${type} ${contractId}`,
  )
  const isAlone = ({ _id }: Each) => (ofContract.get(_id)?.length ?? 1) < 2
  const ofDay = groupBy(notifications.filter(isAlone), ({ type, createdAt }) =>
    [type, dayOf(createdAt)].join(' '),
  )
  return notifications.flatMap((each) => {
    const group = (isAlone(each) ? ofDay : ofContract).get(each._id) ?? [each]
    const [first, ...others] = group
    return first === each ? [{ first, others }] : []
  })
}

/** The group of each, by its id. */
function groupBy<Each extends Likeness>(
  notifications: readonly Each[],
  keyOf: (notification: Each) => string | null,
): ReadonlyMap<string, Each[]> {
  const groups = new Map<string, Each[]>()
  const groupOf = new Map<string, Each[]>()
  for (const each of notifications) {
    const key = keyOf(each) ?? each._id
    const group = groups.get(key) ?? []
    group.push(each)
    groups.set(key, group)
    groupOf.set(each._id, group)
  }
  return groupOf
}
