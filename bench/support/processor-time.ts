/** Has a server in a process of its own tell its parent, when asked, how much processor time it has taken. */
process.on('message', (message) => {
  if (message === 'processor time') process.send?.(process.cpuUsage())
})
