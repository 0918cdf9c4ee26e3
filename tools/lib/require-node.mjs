// Imported first by every command, so that an old Node gives one clear line instead of a stack trace.
const [major] = process.versions.node.split('.').map(Number);
if (major === undefined || major < 20) {
  console.error(`Inktvis needs Node 20 or newer to start; this is Node ${process.versions.node}.`);
  process.exit(1);
}
