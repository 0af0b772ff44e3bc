// Stops with a clear sentence when a script would run on the machine's own Node. Plain JavaScript, since an old Node has to read it.
const major = Number(process.versions.node.split('.')[0]);

if (major < 24) {
  console.error(
    `Playmat runs on Node 24, which \`npm ci\` installs below node_modules, but this is Node ${process.versions.node}.\n` +
      'Run the command through npm (npm start, npm test, ...). If you did, the install script of the package "node" was blocked:\n' +
      'allow install scripts (no --ignore-scripts) and run `npm ci` again.',
  );
  process.exit(1);
}
