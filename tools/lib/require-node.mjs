// Imported first by every command, so that an old Node gives one clear line instead of a stack trace. Node 20
// is what Debian 13 has: it only runs npm and starts the Node of the lockfile.
const [major] = process.versions.node.split('.').map(Number);
if (major === undefined || major < 20) {
  console.error(`Inktvis needs Node 20 or newer to start; this is Node ${process.versions.node}.`);
  process.exit(1);
}
