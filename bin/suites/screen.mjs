/**
 * Shows the output of concurrent suites: one is followed live, the others are shown as a whole, each when it has
 * ended and nothing is being followed.
 */
export function createScreen(write) {
  const ended = []
  let followed = null
  let isAtLineStart = true

  return { follow, collect, line }

  /** The next suite may be followed when this one has ended. */
  function follow(name) {
    if (followed !== null) throw new Error(`${followed} is being followed.`)
    followed = name
    show(heading(name))
    return {
      write: show,
      end: () => {
        followed = null
        startLine()
        for (const text of ended.splice(0)) show(text)
      },
    }
  }

  function collect(name) {
    let said = ''
    return {
      write: (text) => (said += text),
      end: () => {
        const text = `${heading(name)}${said.trimEnd()}\n`
        if (followed === null) show(text)
        else ended.push(text)
      },
    }
  }

  function line(text) {
    startLine()
    show(`${text}\n`)
  }

  function show(text) {
    if (text === '') return
    write(text)
    isAtLineStart = text.endsWith('\n')
  }

  function startLine() {
    if (!isAtLineStart) show('\n')
  }
}

function heading(name) {
  return `\n── ${name}\n`
}
