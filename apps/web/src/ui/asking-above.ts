let asking = 0

/** A question opens above everything: whatever is open below stays so until the returned function is called. */
export function startAskingAbove(): () => void {
  asking += 1
  return () => {
    asking -= 1
  }
}

/** Whether a press or a key elsewhere closes nothing, as it answers a question that has nothing to do with it. */
export function isAskingAbove(): boolean {
  return asking > 0
}
