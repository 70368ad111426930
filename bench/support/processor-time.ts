/** Makes a child process report its processor time when its parent requests it. */
process.on('message', (message) => {
  if (message === 'processor time') process.send?.(process.cpuUsage())
})
