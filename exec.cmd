@rem cmd has no exec, which package.json says before what npm starts: here it runs what follows.
@%*
